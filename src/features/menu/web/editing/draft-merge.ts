const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether someone typed anything at all. */
export function differs<Draft extends object>(one: Draft, other: Draft): boolean {
  return !same(one, other);
}

/** What someone typed over `base`, laid over what the other person saved meanwhile: fields left alone take the newer value. */
export function mergeDrafts<Draft extends object>(base: Draft, typed: Draft, newer: Draft): Draft {
  const result = { ...newer };
  for (const field of Object.keys(typed) as (keyof Draft)[]) {
    if (!same(typed[field], base[field])) result[field] = typed[field];
  }
  return result;
}
