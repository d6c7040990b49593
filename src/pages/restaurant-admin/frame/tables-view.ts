import { useSignedIn } from '#client/session.ts';
import { keepChoice, useKept } from '#client/use-kept.ts';
import { staffPaths } from '#lib/addresses.ts';
import type { Role } from '#lib/permissions.ts';

export const tablesViews = ['floor', 'list', 'plan'] as const;
export type TablesView = (typeof tablesViews)[number];

/** The address of each view of the tables. */
export const tablesViewPaths: Record<TablesView, string> = {
  floor: staffPaths.floor,
  list: staffPaths.tables,
  plan: `${staffPaths.floor}?mesas=planta`,
};

/** Where the entry of the tables leads: what was chosen last, or else a waiter to the floor and everybody else to the list. */
export function tablesPath(role: Role, kept: string | null): string {
  const chosen = tablesViews.find((view) => view === kept);
  return tablesViewPaths[chosen ?? (role === 'waiter' ? 'floor' : 'list')];
}

// Devices are shared: each person finds their own choice.
const nameOf = (userId: string) => `comanda.tables.${userId}`;

export const keepTablesView = (userId: string, view: TablesView): void => keepChoice(nameOf(userId), view);

/** Gives the tables' entry its address for the person signed in; drawn on the server, as if nothing were kept. */
export function useTablesPath(): string {
  const { user } = useSignedIn();
  return tablesPath(user.role, useKept(nameOf(user.id)));
}
