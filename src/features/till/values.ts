// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** Money goes into the drawer (suprimento) or out of it (sangria). */
export const movementKinds = ['in', 'out'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What guests are owed, as it came and as it was given back: in cash, or as it was paid. */
export const creditKinds = [
  'refund',
  'late_pix',
  'late_credito',
  'late_debito',
  'pix_refund',
  'credito_refund',
  'debito_refund',
] as const;
export type CreditKind = (typeof creditKinds)[number];

/** What goes through the drawer; the rest is in an account. */
export const inCash = (kind: MovementKind | CreditKind) => kind === 'in' || kind === 'out' || kind === 'refund';
/** With its sign. */
export const movedCents = ({ kind, cents }: { kind: MovementKind | CreditKind; cents: number }) =>
  kind === 'in' || kind.startsWith('late_') ? cents : -cents;

/** Characters of why money was moved, and of what explains a difference. */
export const maxReason = 200;
export const maxNote = 500;

/** Of one person who shares the service fee. */
export const maxPoints = 100;

/** Ten million reais: more than any drawer holds. */
export const mostCents = 1_000_000_000;

/** Of each method, as it is counted: the drawer first. */
export const countedMethods = ['dinheiro', 'pix', 'credito', 'debito'] as const;
