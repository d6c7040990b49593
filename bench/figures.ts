/** How long until `share` of all were done, in milliseconds. The list must be sorted. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const at = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1);
  return round(sorted[Math.max(0, at)] ?? 0);
}

export interface Latencies {
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

export function latencies(milliseconds: readonly number[]): Latencies {
  const sorted = Float64Array.from(milliseconds).sort();
  return { p50Ms: percentile(sorted, 0.5), p95Ms: percentile(sorted, 0.95), p99Ms: percentile(sorted, 0.99) };
}

export function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
