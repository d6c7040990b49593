import type { Serves } from '../../serves.ts';
import type { orderWords as calls } from './contract.ts';
import { addWord, listWords, removeWord } from './store.ts';

export const orderWords = {
  list: async ({ scope }) => ({ words: await listWords(scope) }),
  add: ({ scope }, word) => addWord(scope, word),
  async remove({ scope }, { id }) {
    await removeWord(scope, id);
    return {};
  },
} satisfies Serves<typeof calls>;
