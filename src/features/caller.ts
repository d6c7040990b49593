import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import type { Issuer } from '#lib/issuer.ts';
import type { Post } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import type { PersonRole, StaffRole } from '#lib/permissions.ts';
import type { GuestPayments } from './checks/online/guest-payments.ts';
import type { AgentDownload } from './printing/contract.ts';

/** What an account is asked for with: the session that the request came with. */
export interface OfSession {
  sessionId: string;
  /** True when a noticeable part of the time that it may go unused has passed since it was last renewed. */
  sessionStale: boolean;
  /** Whoever has it has shown within ten minutes that they know the password. */
  provedLately: boolean;
}

export interface Account extends OfSession {
  id: string;
  name: string;
  /** False while they are called what their restaurant was registered as. */
  named: boolean;
  email: string;
  role: PersonRole;
  restaurantId: string | null;
  /** False when the platform has deactivated their restaurant; null for who has none. */
  restaurantActive: boolean | null;
  locale: Locale;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  phone: string | null;
  phoneVerified: boolean;
}

/** A display of a restaurant's kitchen, without a person. */
export interface Device {
  id: string;
  name: string;
  restaurantId: string;
  /** False when the platform has deactivated the restaurant. */
  restaurantActive: boolean;
}

/** A table of the demonstration, and until when it is its visitor's. */
export interface VisitorsSeat {
  restaurantId: string;
  tableId: string;
  endsAt: string;
}

/** Who did something in a restaurant: one of its people, or one of its kitchen's devices. */
export interface Actor {
  actorId: string | null;
  deviceId: string | null;
}

/** A restaurant that a call names by its slug, opened for that call. */
export interface House {
  restaurantId: string;
  scope: Scope;
}

/** Whoever asks, signed in or not. */
export interface Caller {
  locale: Locale;
  address: string;
  /** The address as budgets count it: of IPv6 the network, since whoever has one address has the whole of it. */
  network: string;
  account: Account | null;
  /** Where people open this site. */
  publicUrl: string;
  /** In whose name restaurants are invoiced; null: nobody is set, and no invoice is issued. */
  issuer: Issuer | null;
  /** Who takes what guests pay by themselves; null: nobody does. */
  guestPayments: GuestPayments | null;
  /** The print agent's files as this server gives them out. */
  agentDownloads: readonly AgentDownload[];
  now(): Date;
  /** Opens the restaurant with this slug, or refuses with restaurant_not_found. */
  house(slug: string): Promise<House>;
  /** The deactivated restaurant with this slug, to be named to nobody who has not shown that they sit in it: `tables/house-at-table.ts`. */
  inactiveHouse(slug: string): Promise<House | null>;
  /** The sitting that this device belongs to at a table, if any. */
  tableSeat(restaurantId: string, table: number): string | null;
  takeSeat(restaurantId: string, table: number, sitting: string): void;
  /** Which of a restaurant's guests' phones it is, if it is one: nobody else knows the name. */
  guest(restaurantId: string): string | null;
  /** Has the phone keep a name of its own, unless it has one. */
  becomeGuest(restaurantId: string): string;
  limits: Limits;
  tries: CountedTries;
  /** For letters about what has been committed. */
  post: Post;
}

export interface Credentials {
  email: string;
  password: string;
}

/** What the wiring does for the calls about accounts. */
export interface SignIn {
  /** The third parties that people may sign in with. */
  providers: readonly { id: string; name: string }[];
  /** Opens a session at one restaurant alone; the cookies go with the answer. Refuses with invalid_credentials. */
  open(restaurantId: string, credentials: Credentials): Promise<SecondFactor>;
  rememberLocale(locale: Locale): void;
  /** This browser's own session is among those that were ended: it lets go of what it keeps of the pages. */
  signedOut(): void;
  /** One more letter that an account has sent; false when there were too many. */
  letterTry(accountId: string): Promise<boolean>;
  /** One try at the password of whoever is signed in; false when there were too many. `fits` forgets them. */
  passwordTry(accountId: string): Promise<boolean>;
  passwordFits(accountId: string): Promise<void>;
  /** One try at a PIN; false when there were too many. `fits` makes it none, `renewed` forgets those at the PIN before. */
  pinTry(budget: 'pinAsker' | 'pinApprover' | 'pinTold', accountId: string): Promise<boolean>;
  pinFits(askerId: string, approverId: string): Promise<void>;
  pinRenewed(approverId: string): Promise<void>;
  /** Someone's PIN bound to them and to the service's secret: what is kept of so few digits is worth nothing without it. */
  sealedPin(accountId: string, pin: string): string;
}

/** Where the platform's own support is reached. */
export interface Support {
  phone: string;
  email: string;
}

export interface SecondFactor {
  twoFactorRedirect: boolean;
  twoFactorMethods: ('totp' | 'otp')[];
}

/** What this browser shows as a device of a kitchen, or as one that waits to be paired. */
export interface DeviceCookie {
  token: string | null;
  /** From now on, and for as long as browsers keep anything. */
  keep(token: string): void;
}

/** Whether there is a demonstration, and what this browser shows as a visitor of it. */
export interface Demonstration {
  on: boolean;
  token: string | null;
  keep(token: string): void;
}

/** Whoever makes a call that declares `system`. */
export interface WithSystem {
  system: SystemDoor;
  post: Post;
  signIn: SignIn;
  support: Support;
  deviceCookie: DeviceCookie;
  demonstration: Demonstration;
}

/** A restaurant's own people, at work in their restaurant. */
export interface StaffCaller extends Caller {
  account: Account & { role: StaffRole; restaurantId: string };
  scope: Scope;
}

/** Whoever works in a restaurant's kitchen: its people, and a device that its owner has paired. */
export interface KitchenCaller extends Caller {
  /** Null when it is a device. */
  account: StaffCaller['account'] | null;
  actor: Actor;
  scope: Scope;
}

/** A visitor of the demonstration, at their own table. */
export interface VisitorCaller extends Caller {
  seat: VisitorsSeat;
  scope: Scope;
}

export interface SignedInCaller extends Caller {
  account: Account;
  /** Null for the platform administrator. */
  scope: Scope | null;
}

export type Budget =
  | 'network'
  | 'seat'
  | 'session'
  | 'sessionWrites'
  | 'device'
  | 'deviceWrites'
  | 'visitor'
  | 'agent'
  | 'printer'
  | 'orders'
  | 'calls'
  | 'checks'
  | 'claims'
  | 'claimsOfNetwork'
  | 'wishes'
  | 'parts'
  | 'partWords'
  | 'tableSecret'
  | 'registrations'
  | 'deviceCodes'
  | 'deviceCodesOfSite'
  | 'reservations'
  | 'reservationLetters'
  | 'invoices'
  | 'feedback'
  | 'visitRatings'
  | 'printSecrets';

/**
 * Short codes of one table and of one house typed from one address, and for one table from everywhere; a screen's codes typed from one address, and in one restaurant; a print agent's
 * from one address; tables of the demonstration opened from one address.
 */
type CountedBudget =
  | 'codeAddress'
  | 'codeHouse'
  | 'codeTable'
  | 'deviceCodeAddress'
  | 'deviceCodeRestaurant'
  | 'pairingAddress'
  | 'demoTable';

/** Guesses, counted in the database: bounded over restarts and over all processes. `take` answers false when there were too many. */
export interface CountedTries {
  take(budget: CountedBudget, key: string): Promise<boolean>;
  /** For a try that was no guess. */
  giveBack(budget: CountedBudget, key: string): Promise<void>;
}

/** Bounded tries. `take` answers false when the budget of the key is used up. */
export interface Limits {
  take(name: Budget, key: string): boolean;
  /** For a try that was no guess. */
  giveBack(name: Budget, key: string): void;
}
