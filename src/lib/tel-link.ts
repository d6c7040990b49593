/** The address that calls a number, however it was typed. */
export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
