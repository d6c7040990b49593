// What fields may hold, told without the contract's validator: screens and contracts alike read it here.
export const pinDigits = { least: 4, most: 6 } as const;
