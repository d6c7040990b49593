import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { api } from '#client/api.ts';
import { RetryNotice } from '#client/retry-notice.tsx';
import { CallsSection } from '#features/calls/web/settings/calls-section.tsx';
import { ChecksSection } from '#features/checks/web/settings/checks-section.tsx';
import { OnlineSection } from '#features/checks/web/settings/online-section.tsx';
import { ReasonsSection } from '#features/orders/web/correction/reasons-section.tsx';
import { WordsSection } from '#features/orders/web/words/words-section.tsx';
import { OutsideHours } from '#features/reservations/web/outside-hours.tsx';
import { SpecialDaysSection } from '#features/reservations/web/special-days/special-days-section.tsx';
import { AboutSection } from '#features/restaurants/web/settings/about-section.tsx';
import { HoursSection } from '#features/restaurants/web/settings/hours-section.tsx';
import { HouseSection } from '#features/restaurants/web/settings/house-section.tsx';
import { RulesSection } from '#features/restaurants/web/settings/rules-section.tsx';
import type { SettingsPart } from '#features/restaurants/web/settings/section-address.ts';
import { m } from '#generated/messages/messages.js';

interface Section {
  title: () => string;
  hint: () => string;
  Content: ComponentType;
}

export const sections: Record<SettingsPart, Section> = {
  dados: {
    title: m['restaurants.settings.about'],
    hint: m['restaurants.settings.aboutText'],
    Content: () => <HouseSection part="dados">{(section) => <AboutSection {...section} />}</HouseSection>,
  },
  horario: { title: m['restaurants.settings.hours'], hint: m['restaurants.settings.hoursText'], Content: Hours },
  dias: { title: m['restaurants.days.title'], hint: m['restaurants.days.hint'], Content: SpecialDaysSection },
  atendimento: {
    title: m['restaurants.settings.service'],
    hint: m['restaurants.settings.serviceText'],
    Content: () => <HouseSection part="atendimento">{(section) => <RulesSection {...section} />}</HouseSection>,
  },
  conta: { title: m['checks.settings.title'], hint: m['checks.settings.hint'], Content: ChecksSection },
  pagamento: { title: m['checks.online.title'], hint: m['checks.online.about'], Content: OnlineSection },
  chamados: { title: m['calls.settings.title'], hint: m['calls.settings.hint'], Content: CallsSection },
  motivos: {
    title: m['orders.corrections.reasons.title'],
    hint: m['orders.corrections.reasons.hint'],
    Content: ReasonsSection,
  },
  palavras: { title: m['orders.words.title'], hint: m['orders.words.hint'], Content: WordsSection },
};

/** The hours can be changed also while what is reserved cannot be read. */
function Hours() {
  const toCome = useQuery(api.reservations.toCome.queryOptions());
  return (
    <HouseSection part="horario">
      {(section) => (
        <HoursSection {...section} reservationsToCome={toCome.data?.count ?? 0}>
          {toCome.data && <OutsideHours reservations={toCome.data.outsideHours} />}
          {toCome.isError && (
            <RetryNotice onRetry={() => void toCome.refetch()} busy={toCome.isFetching}>
              {m['restaurants.settings.toComeUnread']()}
            </RetryNotice>
          )}
        </HoursSection>
      )}
    </HouseSection>
  );
}
