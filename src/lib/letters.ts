import type { Locale } from './locale.ts';

/** What each kind of letter has to say; its words are `mail.<template>` of the catalogues. */
export interface Letters {
  verification: { email: string; url: string };
  reset: { email: string; url: string };
  passwordChanged: { email: string; url: string };
  emailChange: { email: string; newEmail: string; url: string };
  newStaff: { email: string; restaurant: string; url: string };
  reservationRequested: AboutReservation;
  reservationConfirmed: AboutReservation;
  reservationCancelled: AboutReservation;
  reservationChanged: AboutReservation;
  paymentReceived: { restaurant: string; plan: string; amount: string; start: string; end: string; url: string };
  subscriptionEnding: AboutSubscription & { when: string };
  subscriptionEnded: AboutSubscription & { until: string };
  subscriptionExpired: AboutSubscription;
  refundByHand: { restaurant: string; payment: string; amount: string; payer: string; url: string };
}

/** To a guest; date and time are already in the guest's way of writing them. */
export interface AboutReservation {
  restaurant: string;
  date: string;
  time: string;
  /** As in '2 guests'. */
  people: string;
  /** How to reach the restaurant. */
  contact: string;
  url: string;
}

/** To an owner; dates are already in the owner's way of writing them. */
export interface AboutSubscription {
  restaurant: string;
  plan: string;
  /** The day on which it ends or ended. */
  date: string;
  url: string;
}

export type Letter = {
  [Template in keyof Letters]: {
    to: string;
    locale: Locale;
    template: Template;
    /** A `url` may be a path of this site. */
    values: Letters[Template];
    /** In whose name it comes, when not the service's own. */
    sender?: string;
  };
}[keyof Letters];

/** A text for a phone. */
export interface Text {
  to: string;
  text: string;
}

/** Posts what is to be sent and makes nobody wait: how long it takes would tell whether an address has an account. */
export interface Post {
  letter(letter: Letter): void;
  text(text: Text): void;
}
