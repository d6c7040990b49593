/**
 * A file's text: UTF-8, the UTF-16 that Excel calls "Unicode text", or else what Windows wrote before them. Null for what is no
 * text at all, such as a spreadsheet that was not saved as CSV.
 */
export function decodeCsv(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text.includes('\0') || text.startsWith('PK\u0003\u0004') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
