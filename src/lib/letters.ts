import { baseLocale, type Locale, parseLocale } from './locale.ts';

/** What each kind of letter has to say; its words are `mail.<template>` of the catalogues. */
export interface Letters {
  verification: { email: string; url: string };
  reset: { email: string; url: string };
  passwordChanged: { email: string; url: string };
  emailChange: { email: string; newEmail: string; url: string };
  emailChangeAsked: { email: string; newEmail: string; url: string };
  emailChanged: { email: string; newEmail: string; url: string };
  emailRestored: { email: string; url: string };
  accessChanged: { email: string; what: string; url: string };
  payoutChanged: { restaurant: string; what: string; by: string; url: string };
  recoveryCodes: { email: string; url: string };
  pinTriesUsedUp: { email: string; by: string; url: string };
  staffEmailChanged: { email: string; newEmail: string; restaurant: string; url: string };
  staffRoleChanged: { email: string; role: string; restaurant: string; url: string };
  newStaff: { email: string; restaurant: string; url: string };
  reservationRequested: AboutReservation;
  reservationConfirmed: AboutReservation;
  reservationCancelled: AboutReservation;
  reservationChanged: AboutReservation;
  /** Of one that the house has not confirmed yet. */
  reservationRequestChanged: AboutReservation;
  restaurantDeactivated: { restaurant: string; url: string };
  restaurantReactivated: { restaurant: string; url: string };
  paymentReceived: AboutPayment & { start: string; end: string };
  planChanged: AboutPayment & { start: string; end: string };
  /** Of what cost nothing. */
  activatedFree: AboutPayment & { start: string; end: string };
  planChangedFree: AboutPayment & { start: string; end: string };
  paymentRefunded: AboutPayment;
  /** Nothing that was paid runs any longer: `date` is the day on which access ended. */
  paymentRefundedEnded: AboutPayment & { date: string };
  renewalFailed: AboutPayment & { method: string; date: string };
  planChangePlanned: AboutSubscription & { next: string; amount: string };
  subscriptionCancelled: AboutSubscription;
  subscriptionCancelledRefund: AboutSubscription & { amount: string };
  subscriptionResumed: AboutSubscription;
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
  /** In whose name it is. */
  name: string;
  /** How to reach the restaurant. */
  contact: string;
  url: string;
}

/** To an owner; the amount is already in the owner's way of writing it. */
interface AboutPayment {
  restaurant: string;
  plan: string;
  amount: string;
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
    /** An event that calendars import. */
    calendar?: CalendarFile;
  };
}[keyof Letters];

export interface CalendarFile {
  file: string;
  content: string;
}

/** Whom a letter goes to, in their own language as far as it is one of ours. */
export function readerOf({ email, locale }: { email: string; locale?: unknown }): { to: string; locale: Locale } {
  return { to: email, locale: parseLocale(locale as string) ?? baseLocale };
}

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
