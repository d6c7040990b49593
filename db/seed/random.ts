/** Chance that comes out the same every time, so that the demonstration and the tests know their data. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => between(0, 15).toString(16)).join('');
  return {
    between,
    pick: <T>(from: readonly T[]): T => from[between(0, from.length - 1)] as T,
    /** A UUIDv7 of an instant. */
    uuidAt(ms: number): string {
      const time = ms.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'[between(0, 3)]}${hex(3)}-${hex(12)}`;
    },
  };
}
