// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** What becomes of who serves a table. */
export const changeKinds = ['take', 'give_back', 'hand_over', 'give'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** For so long a handing over can be taken back. */
export const undoSeconds = 60;
