import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import type { InputOf } from '../../serves.ts';
import { isOwnWord, spellingOf } from '../typed/spelling.ts';
import type { OrderWord, orderWords } from './contract.ts';
import { mostWords } from './values.ts';

const all = statement(
  'orderWords.all',
  'select id, said, means from order_words where restaurant_id = $1 order by spelling',
);

export const listWords = (scope: Scope) => scope.rows<OrderWord>(all, [scope.restaurantId]);

// Whoever adds a word waits for whoever adds another: only so is their number what it was counted to be.
const lock = statement('orderWords.lock', 'select id from restaurants where id = $1 for no key update');
const spelled = statement(
  'orderWords.spelled',
  'select id, said, means from order_words where restaurant_id = $1 and spelling = $2',
);
const count = statement('orderWords.count', 'select count(*)::int as count from order_words where restaurant_id = $1');
const insert = statement(
  'orderWords.insert',
  'insert into order_words (restaurant_id, said, means, spelling) values ($1, $2, $3, $4) returning id, said, means',
);

/** An answer that was lost is asked for again: the same word is no second one. */
export async function addWord(scope: Scope, { said, means }: InputOf<typeof orderWords.add>): Promise<OrderWord> {
  const spelling = spellingOf(said);
  if (!isOwnWord(said)) throw fieldRefusal('order_word_reserved', 'said');
  if (spelling === spellingOf(means)) throw fieldRefusal('order_word_same', 'means');
  return scope.transaction(async (tx) => {
    await tx.rows(lock, [tx.restaurantId]);
    const [before] = await tx.rows<OrderWord>(spelled, [tx.restaurantId, spelling]);
    if (before?.said === said && before.means === means) return before;
    if (before) throw fieldRefusal('order_word_taken', 'said');
    const [found] = await tx.rows<{ count: number }>(count, [tx.restaurantId]);
    if (!found || found.count >= mostWords) throw new CodedError('order_words_full', { most: mostWords });
    const [word] = await tx.rows<OrderWord>(insert, [tx.restaurantId, said, means, spelling]);
    if (!word) throw new Error('The word was not saved');
    await tx.changed('words');
    return word;
  });
}

const remove = statement(
  'orderWords.remove',
  'delete from order_words where restaurant_id = $1 and id = $2 returning id',
);

export function removeWord(scope: Scope, id: string): Promise<void> {
  return scope.transaction(async (tx) => {
    const removed = await tx.rows(remove, [tx.restaurantId, id]);
    if (removed.length > 0) await tx.changed('words');
  });
}
