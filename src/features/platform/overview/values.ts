/** What the administrator acts on, the most pressing first. */
export const attentionKinds = ['refund', 'past_due', 'payment_failed', 'ending', 'restaurant', 'feedback'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Of each kind. */
export const shownOfKind = 5;
