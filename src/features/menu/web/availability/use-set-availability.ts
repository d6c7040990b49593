import { useQueryClient } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { AvailabilityChange, Item, Standing } from '../../availability/contract.ts';
import { standingWords } from './standing-text.tsx';

type Read = { items: Item[] };

/** Says what of an item can be had; what is shown follows at once. */
export function useSetAvailability() {
  const queries = useQueryClient();
  const { queryKey } = api.availability.read.queryOptions();
  const show = (standing: Standing) =>
    queries.setQueryData<Read>(
      queryKey,
      (read) =>
        read && { items: read.items.map((item) => (item.id === standing.id ? { ...item, ...standing } : item)) },
    );
  const change = useChange(api.availability.set.mutationOptions(), {
    failed: m['menu.updateFailed'](),
    done: (standing) => {
      const name = queries.getQueryData<Read>(queryKey)?.items.find(({ id }) => id === standing.id)?.name ?? '';
      return m['menu.availability.done']({ item: name, standing: standingWords(standing) });
    },
    rereads: [api.availability.key(), api.menuEditing.key(), api.menu.key()],
    // Two taps reach the server in the order they were made.
    queue: 'menu',
    onDone: show,
  });
  return (item: AvailabilityChange) => change.mutate(item);
}
