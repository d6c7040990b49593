import type { PaymentMethod } from '../../bills/values.ts';
import type { OnlineProvider } from '../values.ts';

/** What is asked of a provider for a part. The same `id` asked for again is the same payment there. */
export interface OnlineCharge {
  id: string;
  amountCents: number;
  method: 'pix' | 'card';
  /** What the payer reads: 'Restaurant Demo · Mesa 4'. */
  description: string;
  /** What stands for a name of whoever pays: nobody asks guests what they are called. */
  payerName: string;
  /** Where a hosted page leads back to, absolute. */
  returnUrl: string;
  /** After that it can no longer be paid. */
  expiresAt: Date;
}

/** What was asked for, as a provider finds it again. */
export interface AskedCharge {
  id: string;
  ref: string | null;
  method: 'pix' | 'card';
}

/** What a payer needs. */
export interface BegunCharge {
  ref: string;
  pageUrl: string | null;
  pixCode: string | null;
}

/** What a provider says of one payment, asked by us: what messages say of it is never believed. */
export interface Taking {
  /** The provider's own name for the payment. */
  ref: string;
  /** Who has received it, as the provider calls them. */
  seller: string;
  /** The charge that it pays; null: none of ours. */
  chargeId: string | null;
  method: Extract<PaymentMethod, 'pix' | 'credito' | 'debito'>;
  /** What has been taken of it, altogether; 0 while nothing has. */
  paidCents: number;
  /** What of that was given back. */
  refundedCents: number;
  /** It may still come to something. */
  open: boolean;
  /** It was tried, and whoever issued the card would not. */
  refused: boolean;
}

/** How a house's account is opened, until when. */
export interface Grant {
  seller: string;
  access: string;
  refresh: string;
  expiresAt: Date;
}

/** A verified message: that something became of a payment, and whose it may be. What it became is asked. */
export interface Notice {
  /** The same message has the same. */
  eventId: string;
  type: string;
  about: { payment: string; seller: string } | { payment: string; charge: string } | null;
}

export interface Consent {
  /** Comes back with whoever agreed. */
  state: string;
  /** Of the verifier that the exchange shows (PKCE). */
  challenge: string;
  returnUrl: string;
}

export type Headers = Record<string, string | string[] | undefined>;

/** Thrown for what was not signed by the provider, was altered, or is too old. */
export class NoticeRefused extends Error {}

/** Thrown when the provider opens the account no more: it was taken back there. */
export class AccessRefused extends Error {}

/** Who takes what guests pay, for the account of the house. Every call but `read` throws when the provider cannot be reached. */
export interface GuestProvider {
  readonly name: OnlineProvider;
  /** Where the owner agrees that payments are made for their account. */
  consentUrl(consent: Consent): string;
  /** What the owner came back with becomes access. */
  exchange(code: string, verifier: string, returnUrl: string): Promise<Grant>;
  renew(refresh: string): Promise<Grant>;
  begin(access: string, charge: OnlineCharge): Promise<BegunCharge>;
  /** Every payment that was made, or tried, for a charge. */
  look(access: string, charge: AskedCharge): Promise<Taking[]>;
  /** Sees to it that nobody pays it any more. What was paid before stays: `look` says so. */
  cancel(access: string, charge: AskedCharge): Promise<void>;
  /** One payment, by the provider's name for it; null when the account has none of that name. */
  payment(access: string, ref: string): Promise<Taking | null>;
  /** Verifies a message. Throws NoticeRefused. */
  read(message: { body: Buffer; query: URLSearchParams; headers: Headers; now: Date }): Promise<Notice>;
}
