/** Whether what was read then is still used now. A clock that was set back makes nothing fresh for longer. */
export function isFresh(at: number, forMs: number): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < forMs;
}
