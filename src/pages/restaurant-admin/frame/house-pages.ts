import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import type { Role } from '#lib/permissions.ts';
import { UserIcon } from '#ui/staff/icons.tsx';
import { type Entry, entriesOf, type HouseGroup } from './entries.ts';

type HousePage = Pick<Entry, 'to' | 'label' | 'icon'>;

const account: HousePage = { to: staffPaths.account, label: m['shell.account'], icon: UserIcon };
/** What else comes before it, where the rail's order is not the one that people look for things in. */
const first: string[] = [staffPaths.settings];

/** The pages of one group of the house that the role may open. */
export function housePages(role: Role, group: HouseGroup): HousePage[] {
  const pages: HousePage[] = entriesOf(role).filter((entry) => entry.group === group);
  const sorted = pages.sort((a, b) => Number(first.includes(b.to)) - Number(first.includes(a.to)));
  return group === 'help' ? [...sorted, account] : sorted;
}
