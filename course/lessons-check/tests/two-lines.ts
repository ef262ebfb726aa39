/** A program whose output a lesson could show. */
const [first, second] = process.argv.slice(2);
if (first === undefined) {
  console.error("no arguments");
  process.exit(1);
}
console.log(`first: ${first}\nsecond: ${second}`);
