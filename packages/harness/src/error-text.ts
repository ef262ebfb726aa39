/** What an error says, as failures, problems and titles quote it. Anything can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The first line of a text: a title has no more. */
export function firstLineOf(text: string): string {
  return text.split("\n")[0] || "an error without a message";
}
