import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import type { SettingsPart } from '#features/restaurants/web/settings/section-address.ts';
import { stateOf } from './state-of.ts';
import { onlineText, pixText, reasonsText, requestsText, specialDaysText, wordsText } from './states.ts';

/** How the sections of the settings stand, by section, where that can be said in a word or two; undefined while it is awaited. */
export function useSectionStates(): Partial<Record<SettingsPart, string | null | undefined>> {
  const days = useQuery(api.specialDays.list.queryOptions());
  const checks = useQuery(api.checks.settings.queryOptions());
  const online = useQuery(api.checks.online.queryOptions());
  const calls = useQuery(api.calls.settings.queryOptions());
  const choices = useQuery(api.orders.correctionChoices.queryOptions());
  const words = useQuery(api.orderWords.list.queryOptions());
  return {
    dias: stateOf(days, (read) => specialDaysText(read.days.filter(({ date }) => date >= read.today).length)),
    conta: stateOf(checks, ({ pix }) => pixText(pix !== null)),
    pagamento: stateOf(online, onlineText),
    chamados: stateOf(calls, ({ requests }) => requestsText(requests.length)),
    motivos: stateOf(choices, ({ reasons }) => reasonsText(reasons.void.length + reasons.gift.length)),
    palavras: stateOf(words, (read) => wordsText(read.words.length)),
  };
}
