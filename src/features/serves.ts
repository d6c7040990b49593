import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { AnyCall, CallMeta } from '#lib/call.ts';
import type { Permission, permissions, StaffRole } from '#lib/permissions.ts';
import type { WithPayments } from './billing/providers/provider.ts';
import type { Caller, KitchenCaller, SignedInCaller, StaffCaller, VisitorCaller, WithSystem } from './caller.ts';

/** Who can be behind a call with this permission: `server/api/authorise.ts` admits nobody else. */
type CallerWith<P extends Permission> = P extends 'public'
  ? Caller
  : (typeof permissions)[P][number] extends 'visitor'
    ? VisitorCaller
    : (typeof permissions)[P][number] extends StaffRole
      ? StaffCaller
      : (typeof permissions)[P][number] extends StaffRole | 'kitchen'
        ? KitchenCaller
        : SignedInCaller;

export type CallerOf<Meta> =
  Meta extends CallMeta<infer P, infer System>
    ? System extends true
      ? CallerWith<P> & WithSystem & WithPayments
      : CallerWith<P>
    : never;

/** What a call's server function is given, as it comes out of the contract's schema. */
export type InputOf<Call extends AnyCall> =
  Call extends ContractProcedure<infer Input, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Input>
    : never;

/** What a call's server function answers with, before the contract's schema reads it. */
export type OutputOf<Call extends AnyCall> =
  Call extends ContractProcedure<infer _Input, infer Output, infer _Errors, infer _Meta>
    ? InferSchemaInput<Output>
    : never;

type Serve<Call extends AnyCall> =
  Call extends ContractProcedure<infer _Input, infer _Output, infer _Errors, infer Meta>
    ? (caller: CallerOf<Meta>, input: InputOf<Call>) => OutputOf<Call> | Promise<OutputOf<Call>>
    : never;

/** One server function for each entry of a feature's contract: who asks, with what, for what. */
export type Serves<Calls extends Record<string, AnyCall>> = { [Name in keyof Calls]: Serve<Calls[Name]> };
