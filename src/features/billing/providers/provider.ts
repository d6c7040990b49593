import type { Customer } from '../payer/contract.ts';
import type { PaymentMethod, PaymentStatus, providerNames } from '../values.ts';

/** What is asked of a provider. The same `id` asked for again is the same payment there. */
export interface Charge {
  id: string;
  restaurantId: string;
  amountCents: number;
  method: PaymentMethod;
  /** What the payer reads: 'Comanda · Plano Anual'. */
  description: string;
  customer: Customer;
  locale: string;
  /** Where a hosted page leads back to, absolute. */
  returnUrl: string;
  cancelUrl: string;
  /** After that it can no longer be paid. */
  expiresAt: Date;
}

/** What the payer needs, as it is kept with the payment; pictures are drawn from it when it is shown. */
export interface StoredInstructions {
  url?: string;
  pixCode?: string;
  boletoLine?: string;
}

/** What a provider says of one payment. */
export interface Report {
  /** The provider's own name for the payment. */
  ref: string;
  status: PaymentStatus;
  transactionId: string | null;
  /** When it became so. */
  at: Date;
  failure?: string;
  /** It failed, and may still be tried again there: with another card, say. */
  open?: boolean;
  /** A bank has taken the money and says so on a later day. */
  clearing?: boolean;
}

/** A verified webhook. Without a report it is about nothing that concerns payments. */
export interface ProviderEvent {
  id: string;
  type: string;
  report: Report | null;
}

/** What calls that declare `system` are lent besides (see `WithSystem`). */
export interface WithPayments {
  payments: PaymentProvider;
}

/** Thrown by `read` for what was not signed by the provider, was altered, or is older than five minutes. */
export class WebhookRefused extends Error {}

/** Thrown by `refund` for what this provider cannot give back itself, such as a boleto: people have to. */
export class RefundByHand extends Error {}

export type ProviderName = (typeof providerNames)[number];

export interface PaymentProvider {
  readonly name: ProviderName;
  /** Throws when it cannot be reached; nothing is charged then. */
  begin(charge: Charge): Promise<{ ref: string; instructions: StoredInstructions; expiresAt: Date }>;
  /** Verifies a webhook by its signature over the untouched body. Throws WebhookRefused. */
  read(body: Buffer, headers: Record<string, string | string[] | undefined>, now: Date): Promise<ProviderEvent>;
  /** Asks about a payment whose webhook may have got lost. */
  look(ref: string): Promise<Report>;
  /**
   * Sees to it that it is not paid any more, and says what it came to: cancelled; paid, if that was quicker; still pending, where
   * this provider cannot take it back, such as a boleto that has been printed.
   */
  withdraw(ref: string): Promise<Report>;
  /** Gives the whole amount back; asked twice, it is given back once. The webhook tells when it is done. May throw RefundByHand. */
  refund(ref: string): Promise<void>;
}
