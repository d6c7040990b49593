import { CodedError } from '#lib/errors.ts';
import type { Budget, Limits } from './caller.ts';

/** Takes one of a budget, or refuses with too_many_requests. */
export function spend(limits: Limits, budget: Budget, key: string): void {
  if (!limits.take(budget, key)) throw new CodedError('too_many_requests');
}
