/** '29:41', or '1:05:09' from an hour on; '00:00' when it is over. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3_600);
  return hours > 0 ? `${hours}:${rest}` : rest;
}
