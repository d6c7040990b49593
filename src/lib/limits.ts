// What fields of several features may hold, told without the validator: contracts and screens alike read it here.

/** How many characters a text may have. */
export const mostCharacters = { name: 120, email: 254, phone: 30, password: 128, search: 80 };

/** What one thing may be priced at. */
export const mostPriceCents = 100_000_000;

/** The whole of an amount, as a share of it: 100 %. */
export const wholeBasisPoints = 10_000;
