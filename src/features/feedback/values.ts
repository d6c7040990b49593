// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** How many characters a message may have. */
export const longestMessage = 4_000;

/** How many characters a guest's word on a visit may have. */
export const longestVisitText = 1_000;
/** So many of the newest are shown to the house, and so many days count for its mean. */
export const shownRatings = 30;
export const ratedDays = 90;
