/**
 * The Node builds from npm name their os and cpu as text, which pnpm doesn't read.
 * As lists, only this machine's build is fetched, and one `node` command is linked.
 */
export const hooks = {
  readPackage(pkg) {
    if (/^node-(linux|darwin|win)-/.test(pkg.name)) {
      pkg.os = [pkg.os].flat();
      pkg.cpu = [pkg.cpu].flat();
    }
    return pkg;
  },
};
