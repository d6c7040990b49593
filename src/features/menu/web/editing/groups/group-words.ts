import { m } from '#generated/messages/messages.js';
import type { EditedGroup } from '../../../editing/contract.ts';

const named = 3;

/** The first options of a group: groups of one name are told apart by what they offer. */
export function offeredWords({ options }: Pick<EditedGroup, 'options'>): string {
  const names = options.slice(0, named).map(({ name }) => name);
  return options.length > named ? `${names.join(', ')}…` : names.join(', ');
}

/** Of which dishes it is asked, at most three by name: groups of one name are told apart by them. */
export function dishesWords(dishes: readonly string[]): string {
  if (dishes.length === 0) return m['menu.groups.unused']();
  const names = dishes.slice(0, named).join(', ');
  const more = dishes.length - named;
  return m['menu.groups.forDishes']({
    dishes: more > 0 ? m['menu.groups.andMore']({ dishes: names, count: more }) : names,
  });
}
