type Changes = Record<string, { from: unknown; to: unknown }>;

/** The fields of `after` that differ, with what they were and what they become. `before` null: there was nothing. */
export function differences(before: object | null, after: object): Changes {
  const was = (before ?? {}) as Record<string, unknown>;
  const pairs = Object.entries(after).map(([key, to]) => [key, { from: was[key] ?? null, to }] as const);
  return Object.fromEntries(pairs.filter(([, { from, to }]) => from !== to));
}
