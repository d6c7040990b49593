interface Guard {
  /** Whether whoever has something unsaved leaves all the same. */
  ask(): Promise<boolean>;
  /** The page that was agreed to be left is still there. */
  stayed(): void;
}

const guards = new Set<Guard>();

/** Has whoever leaves by another way than the router, as by signing out, asked first. Gives back how that ends. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** False where something is unsaved, and whoever was asked stays. */
export async function mayLeave(): Promise<boolean> {
  for (const { ask } of guards) if (!(await ask())) return false;
  return true;
}

/** For a leaving that failed: what is unsaved is asked about again. */
export function couldNotLeave(): void {
  for (const { stayed } of guards) stayed();
}
