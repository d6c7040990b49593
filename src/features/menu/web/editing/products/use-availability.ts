import { useQueryClient } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { EditedMenu, EditedProduct } from '../../../editing/contract.ts';

interface Switched {
  id: string;
  available: boolean;
}

/** The switch moves under the finger; where the server does not follow, it moves back and says so. */
export function useAvailability() {
  const queries = useQueryClient();
  const { queryKey } = api.menuEditing.read.queryOptions();
  const show = ({ id, available }: Switched) =>
    queries.setQueryData<EditedMenu>(queryKey, (menu) => menu && withProduct(menu, id, { available }));
  const change = useChange(api.menuEditing.setAvailable.mutationOptions(), {
    failed: m['menu.updateFailed'](),
    rereads: [api.menuEditing.key()],
    // Two taps reach the server in the order they were made.
    queue: 'menu',
    onSend: async (switched: Switched) => {
      // A reading under way would bring the old state back.
      await queries.cancelQueries({ queryKey });
      show(switched);
    },
    onRefused: (_error, { id, available }) => show({ id, available: !available }),
    onDone: ({ id, revision }) =>
      queries.setQueryData<EditedMenu>(queryKey, (menu) => menu && withProduct(menu, id, { revision })),
  });
  return (product: EditedProduct, available: boolean) => change.mutate({ id: product.id, available });
}

function withProduct(menu: EditedMenu, id: string, part: Partial<EditedProduct>): EditedMenu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => (product.id === id ? { ...product, ...part } : product)),
  }));
  return { ...menu, categories };
}
