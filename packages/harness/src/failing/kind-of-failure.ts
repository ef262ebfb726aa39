/**
 * What kind of failure a sentence tells: two that differ in ids, numbers and who is listed are one failure.
 *
 * A shorter record or a smaller scenario numbers its entities otherwise, and has fewer of them.
 */
export function kindOfFailure(what: string): string {
  return what
    .replaceAll(/[^;:,]+ \(id \d+\)(, [^;:,]+ \(id \d+\))*/g, " …")
    .replaceAll(/\d+(, \d+)*/g, "#")
    .replaceAll(/(# \w+?)s\b/g, "$1")
    .replaceAll(/\bids #/g, "id #");
}
