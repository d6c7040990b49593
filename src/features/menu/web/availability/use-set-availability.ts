import { useQueryClient } from '@tanstack/react-query';
import { api, client } from '#client/api.ts';
import { newKey } from '#client/new-key.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { AvailabilityChange, Item, Standing } from '../../availability/contract.ts';
import { changeBack, standingAfter } from '../../availability/standings.ts';
import { standingWords } from './standing-text.tsx';

type Read = { items: Item[] };

interface Said {
  change: AvailabilityChange;
  /** How it stood; undefined where that could not be read. */
  before: Item | undefined;
}

/**
 * Says what of an item can be had; what is shown follows at once, and goes back where the server does not follow. `undoable` offers to
 * take it back, which is out of reach beneath a dialog.
 */
export function useSetAvailability(undoable = false) {
  const queries = useQueryClient();
  const { queryKey } = api.availability.read.queryOptions();
  const show = (standing: Standing) =>
    queries.setQueryData<Read>(
      queryKey,
      (read) =>
        read && { items: read.items.map((item) => (item.id === standing.id ? { ...item, ...standing } : item)) },
    );
  const toSay = (change: AvailabilityChange): Said => ({
    change,
    before: queries.getQueryData<Read>(queryKey)?.items.find(({ id }) => id === change.id),
  });
  const told = (before: Item | undefined, standing: Standing) =>
    m['menu.availability.done']({ item: before?.name ?? '', standing: standingWords(standing) });
  const outcome = {
    failed: m['menu.updateFailed'](),
    rereads: [api.availability.key(), api.menuEditing.key(), api.menu.key()],
    // Two taps reach the server in the order they were made.
    queue: 'menu',
    onSend: async ({ change }: Said) => {
      // A reading under way would bring the old state back.
      await queries.cancelQueries({ queryKey });
      show(standingAfter(change, new Date().toISOString()));
    },
    onRefused: (_error: unknown, { before }: Said) => before && show(before),
  };
  const sending = {
    mutationKey: ['availability', 'set'],
    mutationFn: ({ change }: Said) => client.availability.set(change),
  };
  const back = useChange<Said, Standing>(sending, { ...outcome, onDone: show });
  const set = useChange<Said, Standing>(sending, {
    ...outcome,
    done: (standing, { before }) => (undoable && before ? '' : told(before, standing)),
    onDone: (standing, { before }) => {
      show(standing);
      if (!undoable || !before) return;
      offerUndo(told(before, standing), () => back.mutate(toSay(changeBack(before, standing, newKey()))));
    },
  });
  return (change: AvailabilityChange) => set.mutate(toSay(change));
}
