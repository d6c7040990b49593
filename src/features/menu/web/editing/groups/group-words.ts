import { m } from '#generated/messages/messages.js';
import type { EditedGroup } from '../../../editing/contract.ts';

const named = 3;

/** The first options of a group: groups of one name are told apart by what they offer. */
export function offeredWords({ options }: Pick<EditedGroup, 'options'>): string {
  const names = options.slice(0, named).map(({ name }) => name);
  return options.length > named ? `${names.join(', ')}…` : names.join(', ');
}

/** Of how many products it is asked. */
export function usedWords(count: number): string {
  if (count === 0) return m['menu.groups.unused']();
  return count === 1 ? m['menu.groups.usedInOne']() : m['menu.groups.usedIn']({ count });
}
