// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** What one piece of a line is counted in: halves, thirds and quarters of it are whole numbers. */
export const piece = 12;

/** For one person, at most. */
export const maxCouvertCents = 100_000;

/** Days of artists that a house can name at once, and characters of who plays. */
export const maxCouvertDays = 40;
export const maxArtist = 60;

/** How somebody pays their part: at the table with a card or in cash, or to the house's own PIX key. */
export const partMethods = ['card', 'cash', 'pix'] as const;
export type PartMethod = (typeof partMethods)[number];

/** Told: the phone says that it has paid. Only the till says that it is paid. */
export const partStatuses = ['asked', 'told', 'paid', 'withdrawn'] as const;
export type PartStatus = (typeof partStatuses)[number];

export const splitBys = ['items', 'people', 'amount'] as const;
export type SplitBy = (typeof splitBys)[number];

/** The kinds of keys that the PIX directory knows. */
export const pixKinds = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const;
export type PixKind = (typeof pixKinds)[number];

/** As long as a code can name who receives, and where. */
export const maxPixName = 25;
export const maxPixCity = 15;
