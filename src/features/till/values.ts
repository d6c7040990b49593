// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** Money goes into the drawer (suprimento) or out of it (sangria). */
export const movementKinds = ['in', 'out'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Characters of why money was moved, and of what explains a difference. */
export const maxReason = 200;
export const maxNote = 500;

/** Of one person who shares the service fee. */
export const maxPoints = 100;

/** Ten million reais: more than any drawer holds. */
export const mostCents = 1_000_000_000;

/** Of each method, as it is counted: the drawer first. */
export const countedMethods = ['dinheiro', 'pix', 'credito', 'debito'] as const;
