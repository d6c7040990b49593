const steps = 5;

/** The values of an axis from nothing to at least `most`: five steps or fewer, each 1, 2 or 5 of its power of ten, and `least` or more. */
export function evenTicks(most: number, least: number): number[] {
  const raw = Math.max(most / steps, least);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((each) => each * power >= raw) ?? 10) * power;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** More names than these stand too close below a chart on a phone. */
const mostNamed = 7;

/** Every hour of an axis that is named below it: each one, or each second, third, fourth or sixth. */
export function evenHours(hours: readonly number[]): number[] {
  const every = [1, 2, 3, 4].find((each) => Math.ceil(hours.length / each) <= mostNamed) ?? 6;
  return hours.filter((_, index) => index % every === 0);
}
