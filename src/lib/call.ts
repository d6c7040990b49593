import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Permission } from './permissions.ts';

/** What changes on a restaurant's screens. An event names its topic and what it is about, never what it became. */
export const topics = ['orders', 'tables', 'menu', 'restaurant'] as const;
export type Topic = (typeof topics)[number];

export interface CallMeta {
  permission: Permission;
  /** The refusals a caller has to expect, besides malformed input, permission and load. */
  refusals?: readonly ErrorCode[];
  /** The answer is the same for everyone and may be kept until one of the restaurant's topics changes. */
  cached?: boolean;
}

/** Starts one entry of a contract: every call declares who may make it. */
export function call(meta: CallMeta) {
  return oc.$meta<CallMeta>(meta).$route({ inputStructure: 'compact' });
}

export const uuid = z.uuid();
/** What a person typed, trimmed. PostgreSQL holds every character but NUL. */
export const typed = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\0'));
/** One page of a list: the next cursor, or null on the last page. */
export const cursor = z.string().max(200).optional();
export const cents = z.int().min(0).max(100_000_000_000);
export const slug = z
  .string()
  .max(160)
  .regex(/^[a-z0-9-]+$/);
export const tableNumber = z.coerce.number().int().min(1).max(100_000);
export const instant = z.iso.datetime({ offset: true });
