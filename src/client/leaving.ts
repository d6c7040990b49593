const guards = new Set<() => Promise<boolean>>();

/** Has whoever leaves by another way than the router, as by signing out, asked first. Gives back how that ends. */
export function guardLeaving(ask: () => Promise<boolean>): () => void {
  guards.add(ask);
  return () => guards.delete(ask);
}

/** False where something is unsaved, and whoever was asked stays. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}
