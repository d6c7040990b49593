import { api } from '#client/api.ts';
import { type Change, type Outcome, useChange } from '#client/use-change.ts';

/** One change of the menu: every list of the menu is read again, and one change goes after another. */
export function useMenuChange<Input, Output>(change: Change<Input, Output>, outcome: Outcome<Input, Output>) {
  return useChange(change, { ...outcome, rereads: [api.menuEditing.key(), api.menu.key()], queue: 'menu' });
}
