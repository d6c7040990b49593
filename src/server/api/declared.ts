import type { CallMeta } from '#lib/call.ts';
import type { ErrorCode } from '#lib/error-codes.ts';

/** What any call may be refused for, beside what it declares: malformed input, who asks, load. */
const general: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['invalid_input', 'too_many_requests', 'busy', 'internal']);

/** Whether a call's contract says that it may refuse with this code: callers are promised that there is no other. */
export function mayRefuseWith({ refusals = [] }: Partial<CallMeta>, code: ErrorCode): boolean {
  return general.has(code) || refusals.includes(code);
}
