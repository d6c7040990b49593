import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { Read, together } from '#client/read.tsx';
import { useAskedFor } from '#client/use-asked-for.ts';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { CallsSection } from '#features/calls/web/settings/calls-section.tsx';
import { ChecksSection } from '#features/checks/web/settings/checks-section.tsx';
import { OnlineSection } from '#features/checks/web/settings/online-section.tsx';
import { ReasonsSection } from '#features/orders/web/correction/reasons-section.tsx';
import { WordsSection } from '#features/orders/web/words/words-section.tsx';
import { OutsideHours } from '#features/reservations/web/outside-hours.tsx';
import { SpecialDaysSection } from '#features/reservations/web/special-days/special-days-section.tsx';
import { FormSkeleton } from '#features/restaurants/web/form-skeleton.tsx';
import { SettingsForm } from '#features/restaurants/web/settings/settings-form.tsx';
import { SettingsPart } from '#features/restaurants/web/settings/settings-part.tsx';
import { m } from '#generated/messages/messages.js';
import { PageHeader } from '../frame/page-header.tsx';
import { settingsPartId, settingsParts } from './palette/places.ts';

export const handle = { area: 'staff' };

/** Below the form, by what the address calls them. */
const sections = [
  ['dias', SpecialDaysSection],
  ['chamados', CallsSection],
  ['conta', ChecksSection],
  ['pagamento', OnlineSection],
  ['motivos', ReasonsSection],
  ['palavras', WordsSection],
] as const;

export default function Settings() {
  const settings = useQuery(api.restaurants.settings.queryOptions());
  const toCome = useQuery(api.reservations.toCome.queryOptions());
  const days = useQuery(api.specialDays.list.queryOptions());
  const online = useQuery(api.checks.online.queryOptions());
  // Shown before what stands above them is read, the sections would be pushed away under a finger.
  const waits = [settings, toCome, days, online].some(({ isPending }) => isPending);
  const failed = m['restaurants.settings.loadFailed']();
  useFailureToast(settings.isError, failed);
  useAskedFor(
    waits ? undefined : settingsParts,
    (part, asked) => part === asked,
    (part) => {
      const section = document.getElementById(settingsPartId(part));
      section?.focus({ preventScroll: true });
      section?.scrollIntoView({ block: 'start' });
    },
  );
  return (
    <>
      <PageHeader title={m['restaurants.settings.title']()} />
      <div className="px-4 lg:px-7">
        {waits ? (
          <FormSkeleton />
        ) : (
          <>
            <Read query={together(settings, toCome)} failed={failed} waiting={null}>
              {([read, { count, outsideHours }]) => (
                <SettingsForm
                  settings={read}
                  reservationsToCome={count}
                  outsideHours={<OutsideHours reservations={outsideHours} />}
                  partIds={{ hours: settingsPartId('horario'), service: settingsPartId('atendimento') }}
                />
              )}
            </Read>
            <div className="mt-4 grid max-w-content gap-4">
              {sections.map(([part, Section]) => (
                <SettingsPart key={part} id={settingsPartId(part)}>
                  <Section />
                </SettingsPart>
              ))}
            </div>
          </>
        )}
      </div>
    </>
  );
}
