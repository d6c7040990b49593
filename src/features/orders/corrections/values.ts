// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** Taken back, so that it is neither made nor paid; or given by the house, made and not paid. */
export const correctionKinds = ['void', 'gift'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];
/** All that leaves a bill after it was sent: pieces of a line, an order as a whole, or what an edit lessened. */
export const listedKinds = [...correctionKinds, 'cancel', 'edit'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** Characters of a reason that is typed, of one in the restaurant's list, and how many are in it. */
export const maxReason = 300;
export const maxListedReason = 40;
export const maxReasons = 12;
