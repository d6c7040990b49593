import type { ReactNode } from 'react';
import { api, client } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Settings } from '../../contract.ts';
import { useSavedForm } from '../use-saved-form.ts';
import { faultsElsewhere } from './fields-of.ts';
import { SectionForm } from './section-form.tsx';
import type { SettingsSectionProps } from './section-props.ts';
import { settingsChange, settingsDraft } from './settings-draft.ts';

interface SettingsFormProps {
  settings: Settings;
  part: 'dados' | 'horario' | 'atendimento';
  children: (section: SettingsSectionProps) => ReactNode;
}

/** One section of what is saved with one call: the fields of the others go along as they were when it was opened. */
export function SettingsForm({ settings, part, children }: SettingsFormProps) {
  const { draft, set, errors, save, discard, reload, ...rest } = useSavedForm({
    saved: settings,
    draftOf: settingsDraft,
    send: (typed, revision) => client.restaurants.saveSettings(settingsChange(typed, revision)),
    read: () => client.restaurants.settings(),
    queryKey: api.restaurants.settings.queryKey(),
    rereads: api.restaurants.key(),
    savedText: m['restaurants.settings.savedToast'](),
    failedText: m['restaurants.settings.saveFailed'](),
    told: ['reservations_overlap'],
  });
  const elsewhere = faultsElsewhere(errors, part);
  return (
    <SectionForm {...rest} onSave={save} onDiscard={discard} onReload={reload}>
      {children({ draft, set, errors, saved: settings })}
      {elsewhere.length > 0 && (
        <Notice tone="red" live title={m['restaurants.settings.elsewhere']()}>
          {elsewhere.join(' ')}
        </Notice>
      )}
    </SectionForm>
  );
}
