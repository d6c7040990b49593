/** A link that stands in a line of text, or alone in its own. */
export const textLink = 'font-medium underline decoration-brand-soft underline-offset-4 hover:decoration-current';
