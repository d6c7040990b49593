/** Minutes from an order until a station should have it ready. */
export const targetMinutes = { least: 1, most: 240, usual: 15 };
