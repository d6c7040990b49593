// What fields may hold, told without the contract's validator: screens and contracts alike read it here.

export const reservationStatuses = ['pendente', 'confirmada', 'cancelada'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];
/** What became of a reservation whose time has come, beside its status: such guests are confirmed, or cancelled. */
export const outcomes = ['arrived', 'no_show'] as const;
export type Outcome = (typeof outcomes)[number];
export const maxGuests = 20;
/** Of what is noted of a reservation. */
export const maxNote = 280;
/** What a booking is for its guests. */
export const guestStates = ['waiting', 'confirmed', 'due', 'over', 'cancelled', 'cancelled_by_guest'] as const;
export type GuestState = (typeof guestStates)[number];
