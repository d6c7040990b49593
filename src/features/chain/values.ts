/** Of how many bills a device keeps the last entry that it saw. */
export const mostHeads = 30;

/** What an entry of a chain tells: what was done, or that something was changed without anybody saying so. */
export const entryKinds = [
  /** What there was when chains began. */
  'begun',
  'placed',
  'edited',
  'cancelled',
  'reopened',
  'void',
  'gift',
  'completed',
  'order_paid',
  'order_left',
  'order_came',
  'paid',
  'method_corrected',
  'payment_reversed',
  'closed',
  'ended',
  'moved',
  'people',
  'merged_away',
  'merged_here',
  'unmerged',
  'passed_away',
  'passed_here',
  'pass_undone',
  'joined',
  'split',
  'fee_declined',
  'fee_wanted',
  'couvert',
  /** Fee, charges and discount, with a part of a bill that stays open. */
  'decided',
  'part_asked',
  'part_told',
  'part_untold',
  'part_withdrawn',
  /** The bill comes to less, and the part with it. */
  'part_lowered',
  /** It comes to more again, up to what the part was asked for. */
  'part_raised',
  /** The till did not find the PIX. */
  'part_refused',
  'part_paid',
  /** A provider gave it back to whoever had paid. */
  'part_returned',
  'credit_settled',
  'till_opened',
  'till_in',
  'till_out',
  'till_refund',
  'till_late_pix',
  'till_pix_refund',
  'till_late_card',
  'till_card_refund',
  'till_closed',
  /** Rows that nobody who may change them has changed. */
  'altered',
] as const;
export type EntryKind = (typeof entryKinds)[number];
