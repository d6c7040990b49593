/** Quiet lines, and the area's own letters. */
export const grid = { vertical: false, stroke: 'var(--hairline)' } as const;

export const axis = {
  axisLine: false,
  tickLine: false,
  tick: { fill: 'var(--ink-2)', fontSize: 12 },
  tickMargin: 8,
} as const;
