import type { ReactNode } from 'react';
import { api, client } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import type { Settings } from '../../contract.ts';
import { LeaveGuard } from '../leave-guard.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useSavedForm } from '../use-saved-form.ts';
import { AboutSection } from './about-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { settingsChange, settingsDraft } from './settings-draft.ts';
import { SettingsPart } from './settings-part.tsx';

interface SettingsFormProps {
  settings: Settings;
  reservationsToCome: number;
  /** Names what is reserved outside the hours as they are saved. */
  outsideHours: ReactNode;
  /** Where the palette leads to. */
  partIds: Record<'hours' | 'service', string>;
}

export function SettingsForm({ settings, reservationsToCome, outsideHours, partIds }: SettingsFormProps) {
  const { form, errors, draft, dirty, outdated, busy, set, save, reload } = useSavedForm({
    saved: settings,
    draftOf: settingsDraft,
    send: (typed, revision) => client.restaurants.saveSettings(settingsChange(typed, revision)),
    read: () => client.restaurants.settings(),
    queryKey: api.restaurants.settings.queryKey(),
    savedText: m['restaurants.settings.savedToast'](),
    failedText: m['restaurants.settings.saveFailed'](),
    told: ['reservations_overlap'],
  });
  const section = { draft, set, errors, saved: settings };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save();
      }}
      className="grid max-w-content gap-4"
    >
      <AboutSection {...section} />
      <SettingsPart id={partIds.hours}>
        <HoursSection {...section} reservationsToCome={reservationsToCome}>
          {outsideHours}
        </HoursSection>
      </SettingsPart>
      <SettingsPart id={partIds.service}>
        <RulesSection {...section} />
      </SettingsPart>
      <SaveBar label={m['common.save']()} dirty={dirty} busy={busy} outdated={outdated} onReload={reload} />
      <LeaveGuard dirty={dirty} />
    </form>
  );
}
