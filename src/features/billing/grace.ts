const graceMs = 3 * 86_400_000;

/** Until then an unpaid subscription goes on opening the gate. */
export function graceEnd(endsAt: string): number {
  return Date.parse(endsAt) + graceMs;
}
