/** What is no whole number is sent as none: the server says, at its field, what may stand there. */
export function whole(text: string): number {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}
