import type { Post } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import type { Role, StaffRole } from '#lib/permissions.ts';
import type { Scope } from './scope.ts';
import type { SystemDoor } from './system-door.ts';

export interface Account {
  id: string;
  name: string;
  email: string;
  role: Exclude<Role, 'diner'>;
  restaurantId: string | null;
  /** False when the platform has deactivated their restaurant; null for who has none. */
  restaurantActive: boolean | null;
  locale: Locale;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  phone: string | null;
  phoneVerified: boolean;
  /** The session that this request came with. */
  sessionId: string;
  /** True a day after the session was last renewed. */
  sessionStale: boolean;
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
  /** Where people open this site. */
  publicUrl: string;
  now(): Date;
  /** Opens the restaurant with this slug, or refuses with restaurant_not_found. */
  house(slug: string): Promise<House>;
  /** The secret of a table that this device has shown before, if any. */
  tableSecret(restaurantId: string, table: number): string | null;
  rememberTable(restaurantId: string, table: number, secret: string): void;
  limits: Limits;
  /** For letters about what has been committed. */
  post: Post;
}

export interface Credentials {
  email: string;
  password: string;
}

/** What the wiring does for the calls about accounts. */
export interface Desk {
  /** Where people open this site. */
  publicUrl: string;
  /** The third parties that people may sign in with. */
  providers: readonly { id: string; name: string }[];
  /** Where the platform's own support is reached. */
  support: { phone: string; email: string };
  /** Signs in to one restaurant alone; the cookies go with the answer. Refuses with invalid_credentials. */
  signIn(restaurantId: string, credentials: Credentials): Promise<SecondFactor>;
  /** Has the browser keep its session cookie for as long again as the session now lasts. */
  renewCookie(): void;
  rememberLocale(locale: Locale): void;
  /** A link that confirms an e-mail address. */
  verificationUrl(email: string): Promise<string>;
  /** One try at the password of whoever is signed in; false when there were too many. `fits` forgets them. */
  passwordTry(accountId: string): Promise<boolean>;
  passwordFits(accountId: string): Promise<void>;
}

export interface SecondFactor {
  twoFactorRedirect: boolean;
  twoFactorMethods: ('totp' | 'otp')[];
}

/** Whoever makes a call that declares `system`. */
export interface WithSystem {
  system: SystemDoor;
  post: Post;
  desk: Desk;
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

export type Budget = 'orders' | 'tableCode' | 'registrations' | 'reservations' | 'reservationLetters' | 'invoices';

/** Bounded tries. `take` answers false when the budget of the key is used up. */
export interface Limits {
  take(name: Budget, key: string): boolean;
  /** For a try that was no guess. */
  giveBack(name: Budget, key: string): void;
}
