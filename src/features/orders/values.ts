// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** In the order of an order's life. */
export const orderStatuses = ['pendente', 'preparando', 'pronto', 'entregue', 'cancelado'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What past orders are looked for by. */
export const pastStatuses = ['entregue', 'cancelado', 'unfinished'] as const;
export type PastStatus = (typeof pastStatuses)[number];

/** What becomes of a line that is made. */
export const lineSteps = ['pendente', 'preparando', 'pronto', 'entregue'] as const satisfies OrderStatus[];
export type LineStep = (typeof lineSteps)[number];

/** Lines of one order, pieces of one line, characters of its note. */
export const maxLines = 50;
export const maxQuantity = 99;
export const maxNotes = 300;
/** Of one weighing: 99,999 kg. */
export const maxGrams = 99_999;
/** Characters of why an order was cancelled. */
export const maxCancelReason = 300;
/** What is asked of a line in words: kept, edited, looked for, and read by the kitchen and on paper. */
export const lineTexts = ['notes'] as const;
export type LineText = (typeof lineTexts)[number];
/** What an edit may change of a line that stays: the rest of it is a snapshot. */
export const editableFields = ['quantity', ...lineTexts] as const;
export type EditableField = (typeof editableFields)[number];

/** What keeps a menu from pricing an order, or its bill from taking it. */
export const priced = [
  'product_unavailable',
  'option_unavailable',
  'not_enough_left',
  'choices_invalid',
  'sold_by_staff',
  'open_price_denied',
  'pricing_mismatch',
  'price_changed',
  'place_key_reused',
  'order_too_large',
  'bill_too_large',
] as const;

/** What keeps an edit from being written. */
export const editRefusals = [
  'order_not_found',
  'table_not_found',
  'table_joined',
  'stale_revision',
  'bill_closed',
  'order_paid',
  'product_unavailable',
  'option_unavailable',
  'not_enough_left',
  'choices_invalid',
  'open_price_denied',
  'pricing_mismatch',
  'order_too_large',
  'bill_too_large',
  'approval_required',
  'bill_below_paid',
] as const;
