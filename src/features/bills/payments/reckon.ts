import type { Payment } from './contract.ts';

export interface Reckoning {
  receivedCents: number;
  /** Still to be paid. */
  missingCents: number;
  /** To be handed back, out of what was given in cash. */
  changeCents: number;
  /** More than the total by card or PIX, where no change can be given. */
  excessCents: number;
}

/** What the payments make of the total. Exactly one of missing, change with excess, or nothing is left over. */
export function reckon(totalCents: number, payments: readonly Payment[]): Reckoning {
  const receivedCents = sum(payments);
  const cash = sum(payments.filter(({ method }) => method === 'dinheiro'));
  const over = Math.max(0, receivedCents - totalCents);
  const changeCents = Math.min(over, cash);
  return {
    receivedCents,
    missingCents: Math.max(0, totalCents - receivedCents),
    changeCents,
    excessCents: over - changeCents,
  };
}

export interface KeptPayment extends Payment {
  /** What stays in the till of what was received. */
  keptCents: number;
}

/** Takes the change out of the cash, the last given first, so that what is kept adds up to the total. */
export function keptOf(totalCents: number, payments: readonly Payment[]): KeptPayment[] {
  let { changeCents } = reckon(totalCents, payments);
  return [...payments]
    .reverse()
    .map((payment) => {
      const back = payment.method === 'dinheiro' ? Math.min(changeCents, payment.cents) : 0;
      changeCents -= back;
      return { ...payment, keptCents: payment.cents - back };
    })
    .reverse();
}

/** What was handed over beyond what was kept. What is below zero was handed back as it stands, and is no change. */
export function changeOf(payments: readonly { receivedCents: number; keptCents: number }[]): number {
  return payments.reduce((change, { receivedCents, keptCents }) => change + receivedCents - keptCents, 0);
}

function sum(payments: readonly Payment[]): number {
  return payments.reduce((total, { cents }) => total + cents, 0);
}
