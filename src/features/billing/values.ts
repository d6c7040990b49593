// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

export const periods = ['month', 'semester', 'year'] as const;
export type Period = (typeof periods)[number];
export const monthsOf: Record<Period, number> = { month: 1, semester: 6, year: 12 };
export const subscriptionStatuses = ['pending', 'active', 'past_due', 'expired', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export const paymentStatuses = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paymentMethods = ['credit_card', 'pix', 'boleto'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** What a payment can have been made with: what cost nothing was paid with nothing. */
export const recordedMethods = [...paymentMethods, 'free'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];
/** What a payment is for: the first period, another one, or the rest of this one on another plan. */
export const paymentKinds = ['first', 'renewal', 'change'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
/** Whoever withdraws within these days of their first payment has it back. */
export const guaranteeDays = 7;

export const discountTypes = ['percentage', 'fixed'] as const;
/** How many characters a discount code may have. */
export const longestCode = 40;

export const providerNames = ['sandbox', 'stripe'] as const;
