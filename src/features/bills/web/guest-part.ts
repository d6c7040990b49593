import type { PaymentMethod } from '../values.ts';

interface Typed {
  method: PaymentMethod;
  cents: number;
}

interface Waiting {
  method: string;
  cents: number;
  changeForCents: number | null;
}

const said: Record<PaymentMethod, string> = { credito: 'card', debito: 'card', dinheiro: 'cash', pix: 'pix' };

/** The part that a guest is waiting to pay, of the amount and by the way that the till has typed. Of several that fit, the first that was asked. */
export function guestPartOf<Part extends Waiting>(typed: readonly Typed[], waiting: readonly Part[]): Part | undefined {
  const [payment, ...others] = typed;
  if (!payment || others.length > 0) return undefined;
  const { method, cents } = payment;
  return waiting.find(
    (part) =>
      part.method === said[method] &&
      (cents === part.cents || (method === 'dinheiro' && cents === part.changeForCents)),
  );
}
