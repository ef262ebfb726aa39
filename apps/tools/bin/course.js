#!/usr/bin/env node
// The command itself is built for the Node that it needs; an older one gets a sentence instead of a stack.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 18)) {
  await import("../dist/cli.js");
} else {
  console.error(`course: Node is ${process.versions.node}; expected 22.18 or later: https://nodejs.org`);
  process.exitCode = 2;
}
