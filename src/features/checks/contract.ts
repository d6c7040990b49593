import { z } from 'zod';
import { call, cents, slug, tableNumber, uuid } from '#lib/call.ts';
import { payment } from '../bills/payments/contract.ts';
import { digest, history } from '../chain/contract.ts';
import { mostHeads } from '../chain/values.ts';
import { maxQuantity } from '../orders/values.ts';
import { onlineCalls } from './online/contract.ts';
import { couverts, part, split, tillCalls } from './parts/contract.ts';
import { ownReceipt } from './receipt/contract.ts';
import { couvertToday, settingsCalls } from './settings/contract.ts';
import { tableCheck } from './told/contract.ts';
import { partMethods, piece } from './values.ts';

const atTable = { slug, number: tableNumber };
const notSeated = [
  'restaurant_not_found',
  'table_not_found',
  'table_secret_required',
  'sitting_ended',
  'table_moved',
] as const;
const changing = [...notSeated, 'bill_not_found', 'bill_closed', 'too_many_requests'] as const;
const ofPart = [...notSeated, 'part_not_found', 'part_over', 'too_many_requests'] as const;
const tags = ['checks'];
const ofTable = '/restaurants/{slug}/tables/{number}/check' as const;

export const checks = {
  couvertToday: call({ permission: 'public', budget: 'kept', refusals: ['restaurant_not_found'], cached: true })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/couvert',
      summary: 'What the house asks today of each person who wants its music, told before anybody orders; null without',
      tags,
    })
    .input(z.strictObject({ slug }))
    .output(z.object({ couvert: couvertToday.nullable() })),

  ofTable: call({ permission: 'public', budget: 'seat', refusals: notSeated })
    .route({
      method: 'GET',
      path: ofTable,
      summary:
        'The bill of a table as its guests see it: whose is what, what is paid, what is left; null without a bill',
      tags,
    })
    .input(z.strictObject(atTable))
    .output(tableCheck),

  claim: call({ permission: 'public', budget: 'seat', refusals: [...changing, 'line_not_found', 'piece_taken'] })
    .route({
      method: 'PUT',
      path: `${ofTable}/claims`,
      summary: 'How many pieces of a line the caller is going to pay, in twelfths; 0 gives them up',
      tags,
    })
    .input(
      z.strictObject({
        ...atTable,
        orderId: uuid,
        line: z.int().min(0).max(100_000),
        pieces: z
          .int()
          .min(0)
          .max(maxQuantity * piece),
      }),
    )
    .output(tableCheck),

  claimOwn: call({ permission: 'public', budget: 'seat', refusals: changing })
    .route({
      method: 'PUT',
      path: `${ofTable}/claims/own`,
      summary: 'Whether the caller pays all that their own phone ordered, as far as nobody else has it',
      tags,
    })
    .input(z.strictObject({ ...atTable, chosen: z.boolean() }))
    .output(tableCheck),

  wishFee: call({ permission: 'public', budget: 'seat', refusals: [...changing, 'bill_part_paid'] })
    .route({ method: 'PUT', path: `${ofTable}/fee`, summary: 'Whether the table wants to pay the service fee', tags })
    .input(z.strictObject({ ...atTable, charge: z.boolean() }))
    .output(tableCheck),

  history: call({ permission: 'public', budget: 'seat', refusals: notSeated })
    .route({
      method: 'GET',
      path: `${ofTable}/history`,
      summary: 'Each change of the bill, in a chain of hashes; those that the caller has of it already are left out',
      tags,
    })
    .input(z.strictObject({ ...atTable, of: uuid.optional(), after: z.coerce.number().int().min(0).optional() }))
    .output(z.object({ history: history.nullable() })),

  unknownBills: call({ permission: 'public', budget: 'seat', refusals: ['restaurant_not_found'] })
    .route({
      method: 'POST',
      path: `${ofTable}/unknown-bills`,
      summary:
        'Which of the bills that a phone saw in this house, each with an entry of its chain, the house has no record of',
      tags,
    })
    .input(z.strictObject({ ...atTable, heads: z.array(z.strictObject({ id: uuid, hash: digest })).max(mostHeads) }))
    .output(z.object({ unknown: z.array(uuid) })),

  own: call({ permission: 'public', budget: 'seat', refusals: notSeated })
    .route({
      method: 'GET',
      path: `${ofTable}/own`,
      summary: "What became of what the caller's own phone was paying, once the bill of their party is closed",
      tags,
    })
    .input(z.strictObject(atTable))
    .output(z.object({ parts: z.array(part) })),

  ownReceipts: call({ permission: 'public', budget: 'seat', refusals: notSeated })
    .route({
      method: 'GET',
      path: `${ofTable}/own/receipts`,
      summary: "What the caller's own phone has paid of the open bill, and what for; the last first",
      tags,
    })
    .input(z.strictObject(atTable))
    .output(z.object({ receipts: z.array(ownReceipt) })),

  wishCouvert: call({
    permission: 'public',
    budget: 'seat',
    refusals: [...changing, 'bill_part_paid', 'couvert_unavailable', 'couvert_too_many', 'bill_too_large'],
  })
    .route({ method: 'PUT', path: `${ofTable}/couvert`, summary: 'How many couverts the table wants', tags })
    .input(z.strictObject({ ...atTable, people: couverts }))
    .output(tableCheck),

  askPart: call({
    permission: 'public',
    budget: 'seat',
    refusals: [
      ...changing,
      'key_reused',
      'part_open',
      'part_changed',
      'nothing_to_pay',
      'part_too_small',
      'change_too_small',
      'pix_unavailable',
      'online_unavailable',
      'provider_unavailable',
    ],
  })
    .route({
      method: 'POST',
      path: `${ofTable}/parts`,
      summary: 'Pay a part of the bill: how much is worked out anew; the same key is the same part',
      tags,
    })
    .input(
      z.strictObject({
        ...atTable,
        key: uuid,
        split,
        method: z.enum(partMethods),
        /** Of cash: what is going to be handed over. */
        changeForCents: payment.shape.cents.nullable().default(null),
        /** What it came to on the screen. */
        seenCents: cents,
      }),
    )
    .output(tableCheck),

  tellPart: call({ permission: 'public', budget: 'seat', refusals: [...ofPart, 'provider_unavailable'] })
    .route({
      method: 'PUT',
      path: `${ofTable}/parts/{id}/told`,
      summary:
        'Whether the phone says that it has paid a PIX; the till looks whether it came, or the provider is asked',
      tags,
    })
    .input(z.strictObject({ ...atTable, id: uuid, paid: z.boolean() }))
    .output(tableCheck),

  withdrawPart: call({ permission: 'public', budget: 'seat', refusals: ofPart })
    .route({ method: 'POST', path: `${ofTable}/parts/{id}/withdraw`, summary: 'Pay otherwise, or later', tags })
    .input(z.strictObject({ ...atTable, id: uuid }))
    .output(tableCheck),

  ...tillCalls,
  ...onlineCalls,

  ...settingsCalls,
};
