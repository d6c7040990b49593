import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';

/**
 * What the chosen plan costs now, with the discount code where there is one. A refused code leaves the price as it is without it. What
 * is left of a period shrinks by the minute, so nothing of this is kept.
 */
export function useQuote(planId: string | null, code: string | null) {
  const ask = (discountCode?: string) => ({
    ...api.billing.quote.queryOptions({ input: { planId: planId ?? '', discountCode } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const plain = useQuery({ ...ask(), enabled: planId !== null });
  const cut = useQuery({ ...ask(code ?? undefined), enabled: planId !== null && code !== null });
  const applied = code !== null && cut.isSuccess && !cut.isPlaceholderData;
  return {
    quote: applied ? cut.data : plain.data,
    /** False while what is shown is still the price of what was chosen before. */
    settled: plain.isSuccess && !plain.isPlaceholderData && !(code !== null && cut.isFetching),
    applied,
    applying: code !== null && cut.isFetching,
    /** Why the code is not taken. */
    refusal: code !== null && cut.isError ? cut.error : null,
    error: plain.data ? null : plain.error,
    retrying: plain.isFetching,
    refetch: () => Promise.all([plain.refetch(), code === null ? null : cut.refetch()]),
  };
}

export function isAboutCode(error: unknown): boolean {
  return errorCode(error)?.startsWith('discount_') ?? false;
}
