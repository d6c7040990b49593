// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** How many characters a message may have. */
export const longestMessage = 4_000;
