/** Reads a colour as people write it: '#0B3B33', '0b3b33', '#ABC', 'rgb(11, 59, 51)'. Null for what is none. */
export function readColor(text: string): string | null {
  const written = text.trim().toLowerCase();
  const [, long] = /^#?([0-9a-f]{6})$/.exec(written) ?? [];
  if (long) return `#${long}`;
  const [, short] = /^#?([0-9a-f]{3})$/.exec(written) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`;
  const [, ...parts] = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(written) ?? [];
  const values = parts.map(Number);
  if (values.length !== 3 || values.some((value) => value > 255)) return null;
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
