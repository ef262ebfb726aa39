/** Line ends: a file may have Windows' or Unix's, and the same file with other line ends is the same file. */

/** The text with Unix's line ends. */
export function toLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** A text with the line ends of another, where that has any of Windows'. */
export function withLineEndsOf(text: string, other: string): string {
  const plain = toLineFeeds(text);
  return other.includes("\r\n") ? plain.replaceAll("\n", "\r\n") : plain;
}
