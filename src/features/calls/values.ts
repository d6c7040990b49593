// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** The waiter and the bill are called for in every restaurant that does not want otherwise; a request is of its own words. */
export const askedKinds = ['waiter', 'bill', 'request'] as const;
/** What somebody wants to pay calls by itself, from the page of the bill. */
export const callKinds = [...askedKinds, 'pay'] as const;
export type CallKind = (typeof callKinds)[number];

/** Requests of one restaurant, and characters of one. */
export const maxRequests = 16;
export const maxRequest = 40;

/** How somebody at a table wants to pay. */
export const payMethods = ['card', 'cash', 'pix'] as const;
export type PayMethod = (typeof payMethods)[number];
