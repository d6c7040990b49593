/** What an account of the restaurant's staff may be: Garçom or Caixa. */
export const staffAccountRoles = ['waiter', 'cashier'] as const;
