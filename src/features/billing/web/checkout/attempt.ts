import { newKey } from '#client/new-key.ts';
import { dayMs } from '#lib/days.ts';

/** What makes a checkout another one: only the same choice may be sent again under the same key. */
export interface Choice {
  planId: string;
  method: string;
  discountCode: string | null;
}

interface Kept extends Choice {
  key: string;
  at: number;
}

/** Where the browser keeps nothing: for as long as the page is open. */
const unkept = new Map<string, Kept>();
const nameOf = (restaurantId: string) => `comanda.checkout.${restaurantId}`;

/**
 * The key of a checkout under way. It is kept on the device until an answer has come, so that a second tap, a reload or a new try
 * after a lost answer is the same payment; nothing of the payer is kept with it.
 */
export function keyOf(restaurantId: string, choice: Choice, now = Date.now()): string {
  const kept = read(restaurantId);
  if (kept && same(kept, choice) && now - kept.at < dayMs) return kept.key;
  const key = newKey();
  write(restaurantId, { ...choice, key, at: now });
  return key;
}

/** An answer has come: what is sent next is something else. */
export function forgetKey(restaurantId: string): void {
  unkept.delete(restaurantId);
  try {
    localStorage.removeItem(nameOf(restaurantId));
  } catch {
    // Without storage that was all.
  }
}

function same(a: Choice, b: Choice): boolean {
  return a.planId === b.planId && a.method === b.method && a.discountCode === b.discountCode;
}

function read(restaurantId: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(restaurantId)) ?? 'null') as Kept | null;
    return typeof kept?.key === 'string' ? kept : null;
  } catch {
    return unkept.get(restaurantId) ?? null;
  }
}

function write(restaurantId: string, kept: Kept): void {
  try {
    localStorage.setItem(nameOf(restaurantId), JSON.stringify(kept));
  } catch {
    unkept.set(restaurantId, kept);
  }
}
