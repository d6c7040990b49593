/** '(11) 98888-7777' as it is being typed; numbers of other countries begin with a plus and stay as they are. */
export function formatPhone(text: string): string {
  if (text.trimStart().startsWith('+')) return text;
  const digits = text.replace(/\D/g, '').slice(0, 11);
  if (digits.length < 3) return digits;
  const area = digits.slice(0, 2);
  const rest = digits.slice(2);
  const split = digits.length > 10 ? 5 : 4;
  return `(${area}) ${rest.length > split ? `${rest.slice(0, split)}-${rest.slice(split)}` : rest}`;
}

/** Whether it can be called from anywhere: a Brazilian number has its area and eight or nine digits, one of another country eight to fifteen. */
export function isWholePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return text.trimStart().startsWith('+') ? digits >= 8 && digits <= 15 : digits === 10 || digits === 11;
}

/** A whole Brazilian number in its usual form, however it was typed; any other, '0800' among them, as it was typed. */
export function shownPhone(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  return /^[1-9]{2}9?\d{8}$/.test(digits) ? formatPhone(digits) : text;
}
