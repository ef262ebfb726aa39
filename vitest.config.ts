import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "course/*", "bench", "checks", "robustness"],
    coverage: { provider: "v8", include: ["packages/*/src/**"] },
  },
});
