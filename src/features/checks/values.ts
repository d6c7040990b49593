// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** What one piece of a line is counted in: halves, thirds and quarters of it are whole numbers. */
export const piece = 12;

/** For one person, at most. */
export const maxCouvertCents = 100_000;

/** Days of artists that a house can name at once, and characters of who plays. */
export const maxCouvertDays = 40;
export const maxArtist = 60;

/** How somebody pays their part: at the table with a card or in cash, to the house's own PIX key, or through the house's provider. */
export const partMethods = ['card', 'cash', 'pix', 'online_pix', 'online_card'] as const;
export type PartMethod = (typeof partMethods)[number];
export type OnlineMethod = Extract<PartMethod, `online_${string}`>;

/** A provider takes it, and says by itself that it is paid. */
export const isOnline = (method: PartMethod): method is OnlineMethod =>
  method === 'online_pix' || method === 'online_card';

/** Who takes what guests pay. */
export const onlineProviders = ['sandbox', 'mercadopago'] as const;
export type OnlineProvider = (typeof onlineProviders)[number];

/** Why nobody pays to an account any more. */
export const accountEnds = ['disconnected', 'replaced', 'refused'] as const;
export type AccountEnd = (typeof accountEnds)[number];

/** For so long a provider may be paid; after that the part is anybody's again. */
export const onlineMinutes = 15;

/** Told: the phone says that it has paid. Only the till says that it is paid. */
export const partStatuses = ['asked', 'told', 'paid', 'withdrawn'] as const;
export type PartStatus = (typeof partStatuses)[number];

/** Why a part is withdrawn, where its own phone did not say so. */
export const partEnds = ['refused', 'changed', 'closed', 'expired', 'disconnected'] as const;
export type PartEnd = (typeof partEnds)[number];

/** How the till gives back what a guest is owed, and who else may have done it. */
export const giveBackWays = ['cash', 'pix'] as const;
export type GiveBackWay = (typeof giveBackWays)[number];
export const creditWays = [...giveBackWays, 'provider'] as const;
export type CreditWay = (typeof creditWays)[number];

/** For so long what a phone chose is kept from the others; what it is about to pay by then is kept until that has ended. */
export const heldMinutes = 2;

/** Less is no part, unless it is all that is left. */
export const leastPartCents = 100;

export const splitBys = ['items', 'people', 'amount'] as const;
export type SplitBy = (typeof splitBys)[number];

/** The kinds of keys that the PIX directory knows. */
export const pixKinds = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const;
export type PixKind = (typeof pixKinds)[number];

/** As long as a code can name who receives, and where. */
export const maxPixName = 25;
export const maxPixCity = 15;
