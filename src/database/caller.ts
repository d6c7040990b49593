import type { Locale } from '#lib/locale.ts';
import type { Role, StaffRole } from '#lib/permissions.ts';
import type { Scope } from './scope.ts';

export interface Account {
  id: string;
  name: string;
  email: string;
  role: Exclude<Role, 'diner'>;
  restaurantId: string | null;
  locale: Locale;
}

/** A restaurant that a call names by its slug, opened for that call. */
export interface House {
  restaurantId: string;
  scope: Scope;
}

/** Whoever asks, signed in or not. */
export interface Caller {
  locale: Locale;
  /** The network address, for limits. */
  address: string;
  account: Account | null;
  now(): Date;
  /** Opens the restaurant with this slug, or refuses with restaurant_not_found. */
  house(slug: string): Promise<House>;
  /** The secret of a table that this device has shown before, if any. */
  tableSecret(restaurantId: string, table: number): string | null;
  rememberTable(restaurantId: string, table: number, secret: string): void;
  limits: Limits;
}

/** A restaurant's own people, at work in their restaurant. */
export interface StaffCaller extends Caller {
  account: Account & { role: StaffRole; restaurantId: string };
  scope: Scope;
}

export interface SignedInCaller extends Caller {
  account: Account;
  /** Null for the platform administrator. */
  scope: Scope | null;
}

/** Bounded tries. `take` answers false when the budget of the key is used up. */
export interface Limits {
  take(name: 'orders' | 'tableCode', key: string): boolean;
}
