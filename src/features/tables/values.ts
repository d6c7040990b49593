// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

export const tableStatuses = ['disponivel', 'ocupado', 'reservado'] as const;
export type TableStatus = (typeof tableStatuses)[number];

export const maxNumber = 100_000;
export const maxSeats = 20;

/** Characters that a diner types to sit down. */
export const shortCodeLength = 6;
