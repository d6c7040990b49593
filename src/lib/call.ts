import { type AnyContractProcedure, oc } from '@orpc/contract';
import { z } from 'zod';
import { cleaned } from './cleaned.ts';
import { commands, turnsText } from './direction.ts';
import type { ErrorCode } from './error-codes.ts';
import { mostCharacters, mostPriceCents } from './limits.ts';
import type { Permission } from './permissions.ts';
import { isWholePhone } from './phone.ts';

/** What changes on a restaurant's screens. An event names its topic and what it is about, never what it became. */
export const topics = [
  'orders',
  'tables',
  'menu',
  'stock',
  'restaurant',
  'reservations',
  'printers',
  'papers',
  'calls',
  'till',
  'checks',
  'words',
] as const;
export type Topic = (typeof topics)[number];

/**
 * What a call that anybody may make counts against: the requests of a network at one table (`seat`), or all of a network (`network`). What is
 * answered from memory costs nothing and is not counted (`kept`); what a table orders has a budget of its own, taken where it is placed.
 * Whoever is known counts by themselves: `server/api/authorise.ts`.
 */
export type PublicBudget = 'seat' | 'network' | 'kept' | 'orders';

export interface CallMeta<P extends Permission = Permission, System extends boolean = boolean> {
  permission: P;
  /** For `public` alone, and there required. */
  budget?: PublicBudget;
  /** The refusals a caller has to expect, besides malformed input, permission and load. */
  refusals?: readonly ErrorCode[];
  /** The answer is the same for everyone and may be kept until one of the restaurant's topics changes. */
  cached?: boolean;
  /** The call reaches across restaurants, or what belongs to none (accounts, sessions): it is lent the system's door. */
  system?: System;
}
export type AnyCall = AnyContractProcedure;

type Declared<P extends Permission, System extends boolean> = CallMeta<P, System> &
  (P extends 'public' ? { budget: PublicBudget } : { budget?: never });

/** Starts one entry of a contract: every call declares who may make it, and what bounds how often. */
export function call<const P extends Permission, const System extends boolean = false>(meta: Declared<P, System>) {
  return oc.$meta<CallMeta<P, System>>(meta).$route({ inputStructure: 'compact' });
}

export const uuid = z.uuid();
/**
 * What a person typed, cleaned. PostgreSQL holds every character but NUL. With `required` it may not be empty, and that is the
 * key of the message that says so (here as in every schema: `fields.<...>` of the catalogues, put into words by the server).
 */
export const typed = (max: number, required?: string) =>
  z
    .string(required)
    .overwrite(cleaned)
    .min(required ? 1 : 0, required)
    .max(max, 'fields.too_long')
    .refine((text) => !text.includes('\0'), 'fields.invalid');
/** A telephone as people write it, in whatever country; without a digit it is none. */
export const phone = (required?: string) =>
  typed(mostCharacters.phone, required).refine((text) => text === '' || /\d/.test(text), 'fields.phone_invalid');
/** A telephone that others have to reach: of Brazil with its area, of elsewhere with a plus and its country. */
export const wholePhone = (required: string) =>
  typed(mostCharacters.phone, required).refine((text) => text === '' || isWholePhone(text), 'fields.phone_whole');
/** What people and things are called; without `required` it may be left empty. */
export const named = (max: number, required?: string) =>
  typed(max, required)
    .refine((text) => !turnsText(text), 'fields.direction')
    .refine((text) => !commands(text), 'fields.commands');
export const name = named(mostCharacters.name, 'fields.name_required');
export const email = z
  .string('fields.email_invalid')
  .overwrite(cleaned)
  .toLowerCase()
  .max(mostCharacters.email, 'fields.email_invalid')
  .pipe(z.email('fields.email_invalid'));
/** A password that is being chosen. Whether it is one of those that everybody tries first is the server's to say. */
export const password = z
  .string('fields.password_short')
  .min(8, 'fields.password_short')
  .max(mostCharacters.password, 'fields.password_long')
  .refine((text) => !text.includes('\0'), 'fields.invalid');
/** What the account has now, to prove who asks. Not held to the rules of a new one. */
export const currentPassword = z
  .string('fields.password_required')
  .min(1, 'fields.password_required')
  .max(mostCharacters.password);
/** One page of a list: the next cursor, or null on the last page. */
export const cursor = z.string().max(200).optional();
export const cents = z.int().min(0).max(100_000_000_000);
/** What something is sold for, as a person typed it. */
export const price = z
  .int('fields.price_invalid')
  .min(0, 'fields.price_positive')
  .max(mostPriceCents, 'fields.price_most');
export const slug = z
  .string()
  .max(160)
  .regex(/^[a-z0-9-]+$/);
export const tableNumber = z.coerce.number().int().min(1).max(100_000);
export const instant = z.iso.datetime({ offset: true });
