// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** How many characters the name of a plan may have. */
export const longestPlanName = 80;
