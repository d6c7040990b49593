/** Where a paid payment's PDF is served. */
export const invoiceUrlOf = (paymentId: string) => `/api/payments/${paymentId}/invoice.pdf`;
