import type { GuestProvider } from './provider.ts';
import type { Vault } from './vault.ts';

/** Who takes what guests pay, and what keeps the houses' access to it. */
export interface GuestPayments {
  provider: GuestProvider;
  vault: Vault;
  /** What states of consent are signed with. */
  secret: string;
}
