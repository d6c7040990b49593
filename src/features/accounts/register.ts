import { hashPassword } from 'better-auth/crypto';
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { isUnavailable } from '#database/unavailable.ts';
import type { Caller, WithSystem } from '#features/caller.ts';
import { takeSlug } from '#features/restaurants/take-slug.ts';
import { m } from '#generated/messages/messages.js';
import { accountLinkPath } from '#lib/addresses.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import type { ErrorCode } from '#lib/error-codes.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { spend } from '../spend.ts';
import type { Registration } from './contract.ts';
import { keepLink } from './links/mailed-links.ts';
import { storedHours } from './registered-hours.ts';

const emailUsed = statement('register.emailUsed', 'select from users where email = $1');
const saveAccount = statement(
  'register.account',
  `insert into accounts (user_id, account_id, provider_id, password) values ($1::uuid, $1::uuid::text, 'credential', $2)`,
);
const saveRestaurant = statement(
  'register.restaurant',
  `insert into restaurants (id, owner_id, slug, name, description, address, phone, email, opening_hours)
   values ($1, $1, $2, $3, $4, $5, $6, $7, $8)`,
);
const saveCustomization = statement('register.customization', 'insert into customization (restaurant_id) values ($1)');
const saveUser = statement(
  'register.user',
  `insert into users (id, restaurant_id, name, named, email, role, locale) values ($1, $1, coalesce($5, $2), $5 is not null, $3, 'restaurant_owner', $4)`,
);

/**
 * A restaurant and its owner, in the steps that the errors are named after: account, restaurant, appearance, user. They are
 * one transaction, so a failure at any of them leaves nothing behind. A restaurant's id is its owner's.
 */
export async function register(caller: Caller & WithSystem, form: Registration) {
  const { locale, system, post } = caller;
  if (isCommonPassword(form.password)) {
    throw fieldRefusal('password_common', 'password');
  }
  spend(caller.limits, 'registrations', caller.network);
  const { name, ownerName, description, address, phone, email } = form;
  // Before the transaction: it takes longer than all of that.
  const hash = await hashPassword(form.password);
  const id = uuidv7();
  const taken = () =>
    new CodedError('register_account_failed', {
      reason: m['errors.reason.email_taken']({}, { locale }),
      fields: [{ path: 'email', message: 'errors.email_taken' }],
    });

  async function step<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CodedError || isUnavailable(error)) throw error;
      if (isTaken(error)) throw taken();
      throw new CodedError(code, { reason: m['errors.reason.not_saved']({}, { locale }) }, error);
    }
  }
  async function save(door: SystemTransaction): Promise<{ slug: string; link: string }> {
    await step('register_account_failed', async () => {
      const used = await door.rows(emailUsed, [email]);
      if (used.length > 0) throw taken();
      await door.rows(saveAccount, [id, hash]);
    });
    const slug = await step('register_restaurant_failed', async () => {
      const free = await takeSlug(door, name);
      const hours = JSON.stringify(storedHours(form.opening_hours));
      await door.rows(saveRestaurant, [id, free, name, description, address, phone, email, hours]);
      return free;
    });
    await step('register_customization_failed', () => door.rows(saveCustomization, [id]));
    await step('register_user_failed', () => door.rows(saveUser, [id, name, email, locale, ownerName ?? null]));
    return { slug, link: await keepLink(door, { purpose: 'verify', userId: id, email }) };
  }

  const { slug, link } = await step('register_unexpected', () => system.transaction(save));
  post.letter({ to: email, locale, template: 'verification', values: { email, url: accountLinkPath(link) } });
  return { success: true as const, restaurantId: id, slug };
}

/** Somebody registered the same address between our look and our commit. */
function isTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'users_email_key';
}
