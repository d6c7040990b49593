import { z } from 'zod';
import { call, named, uuid } from '#lib/call.ts';
import { longestWord } from './values.ts';

/** A word of the house's own, and what of the menu it means. */
const orderWord = z.object({ id: uuid, said: z.string(), means: z.string() });
export type OrderWord = z.infer<typeof orderWord>;

const said = named(longestWord, 'fields.said_required');
const means = named(longestWord, 'fields.means_required').regex(/[\p{L}\p{N}]/u, 'fields.means_required');
const tags = ['orders'];

export const orderWords = {
  list: call({ permission: 'orders' })
    .route({
      method: 'GET',
      path: '/order-words',
      summary: "The house's own words for what is on its menu, in alphabetical order",
      tags,
    })
    .output(z.object({ words: z.array(orderWord) })),

  add: call({
    permission: 'settings',
    refusals: ['order_word_reserved', 'order_word_same', 'order_word_taken', 'order_words_full'],
  })
    .route({
      method: 'POST',
      path: '/order-words',
      summary: 'A word of the house in typed orders; added again as it is, it is there once',
      tags,
    })
    .input(z.strictObject({ said, means }))
    .output(orderWord),

  remove: call({ permission: 'settings' })
    .route({
      method: 'POST',
      path: '/order-words/{id}/remove',
      summary: 'The word means no more than the menu says; removed again it changes nothing',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({})),
};
