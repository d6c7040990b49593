import type { Account } from '#features/caller.ts';

/**
 * The administrator reaches every restaurant: not by a password alone. A demonstration publishes its passwords, and is no place for real
 * accounts.
 */
export const mustEnrol = ({ role, twoFactorEnabled }: Pick<Account, 'role' | 'twoFactorEnabled'>, isDemo: boolean) =>
  role === 'admin' && !twoFactorEnabled && !isDemo;
