/** Whether an IP address is of a private network or of this computer: where a restaurant's printers are. */
export function isInsideAddress(address: string): boolean {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? isInside6(plain) : isInside4(plain);
}

function isInside4(address: string): boolean {
  const [first = -1, second = -1] = address.split('.').map(Number);
  if (first === 10 || first === 127) return true;
  if (first === 172) return second >= 16 && second <= 31;
  return (first === 192 && second === 168) || (first === 169 && second === 254);
}

/** fc00::/7 and fe80::/10, and the computer itself. */
function isInside6(address: string): boolean {
  if (/^[0:]*:0*1$/.test(address)) return true;
  const head = Number.parseInt(address.split(':', 1)[0] ?? '', 16);
  return (head & 0xfe00) === 0xfc00 || (head & 0xffc0) === 0xfe80;
}
