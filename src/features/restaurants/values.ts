// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

/** In the order of Date.getDay. */
export const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;
export type Weekday = (typeof weekdays)[number];
/** As people think of their week: work begins on Monday. */
export const weekFromMonday = [
  'segunda',
  'terça',
  'quarta',
  'quinta',
  'sexta',
  'sábado',
  'domingo',
] as const satisfies Weekday[];

export const fonts = ['Inter', 'Roboto', 'Open Sans', 'Lato', 'Poppins'] as const;

/** How many characters a text may have. */
export const longest = { description: 1_000, address: 300, hours: 60, specialDay: 60, pictureUrl: 2_000, search: 200 };

/** How many periods a day may have. */
export const mostPeriods = 6;

/** How many single days to come may be closed or opened otherwise than their weekday. */
export const mostSpecialDays = 100;
/** How far ahead such a day may lie: a year further than reservations are taken. */
export const farthestSpecialDay = 730;
/** How long what a past day was opened for is kept: its figures are read by it. */
export const specialDaysKept = 730;
