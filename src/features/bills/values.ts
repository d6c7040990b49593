// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

export const paymentMethods = ['dinheiro', 'debito', 'credito', 'pix'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** As the cashier is shown them: the usual first. */
export const methods = ['pix', 'credito', 'debito', 'dinheiro'] as const satisfies PaymentMethod[];

/** Who sits at one table, or at several that were joined. */
export const maxPeople = 99;

/** Charges beside the items, and characters of what one is for. */
export const maxCharges = 20;
export const maxDescription = 120;

/** Characters of why a payment is reversed. */
export const maxReversalReason = 300;

/** Tables that are put to another at once. */
export const maxJoined = 20;

/** Lines that are passed to another bill at once. */
export const maxPassed = 200;

/** How long the merging of two bills, or the passing of lines, can be undone. */
export const undoSeconds = 60;
