/** `URL.parse`, which the oldest browsers lack. */
export function parsedUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
