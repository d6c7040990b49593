import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import type { ServerContext } from '#client/server-context.ts';
import { may, type Role } from '#lib/permissions.ts';

export type FirstReads = Awaited<ReturnType<typeof firstReads>>;

/**
 * What the navigation counts, and what is told above the work: there with the page, so that nothing of it comes late and moves a card.
 * What cannot be read is asked for again by the page itself.
 */
export async function firstReads(api: ServerContext['api'], role: Role) {
  const [board, calls, printers, till] = await Promise.all([
    api.orders.board().catch(() => undefined),
    api.calls.board().catch(() => undefined),
    api.printing.list().catch(() => undefined),
    may(role, 'orders.complete') ? api.checks.till().catch(() => undefined) : undefined,
  ]);
  return { board, calls, printers, till };
}

/** Keeps for the pages what was read with the document; they ask for it anew when they show it. */
export function useFirstReads(first: FirstReads | undefined): void {
  useQuery({ ...api.printing.list.queryOptions(), initialData: first?.printers, enabled: false });
  useQuery({ ...api.checks.till.queryOptions(), initialData: first?.till, enabled: false });
}
