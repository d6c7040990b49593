/** A body as Stripe's clients send it, `line_items[0][quantity]=1`, as the object it means; every value is text. */
export function readForm(body: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let place = root;
    for (const part of path.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    const last = path.at(-1) ?? name;
    // `expand[]=a&expand[]=b`
    if (name.endsWith('[]')) place[last] = [...((place[last] as string[] | undefined) ?? []), value];
    else place[last] = value;
  }
  return root;
}
