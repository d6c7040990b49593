import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { announceReload } from '#client/reload.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import type { Settings } from '../../contract.ts';
import { useOpenedForm } from '../use-opened-form.ts';
import { type SettingsDraft, settingsChange, settingsDraft } from './settings-draft.ts';

/** The settings while they are edited: what was typed stays on a failure, and is not overwritten by what others save. */
export function useSettingsForm(settings: Settings) {
  const queries = useQueryClient();
  const { draft, setDraft, opened, dirty, reopen } = useOpenedForm(settings, settingsDraft);
  const [refused, setRefused] = useState(false);
  const { form, errors, refuse, setErrors } = useFieldErrors();
  const saving = useMutation({
    ...api.restaurants.saveSettings.mutationOptions(),
    networkMode: 'always',
    onSuccess: (saved) => {
      setErrors({});
      setRefused(false);
      queries.setQueryData(api.restaurants.settings.queryKey(), saved);
      reopen(saved);
      toast.success(m['house.settings.savedToast']());
      announceReload();
    },
    onError: (error) => {
      toast.error(m['house.settings.saveFailed']());
      refuse(error);
      if (errorCode(error) !== 'settings_changed') return;
      setRefused(true);
      void queries.invalidateQueries({ queryKey: api.restaurants.key() });
    },
  });
  return {
    form,
    errors,
    draft,
    dirty,
    /** Others have saved since this form was opened, and it holds changes of its own. */
    outdated: dirty && (refused || settings.revision !== opened.revision),
    busy: saving.isPending,
    set: <Key extends keyof SettingsDraft>(key: Key, value: SettingsDraft[Key]) =>
      setDraft((now) => ({ ...now, [key]: value })),
    save: () => saving.mutate(settingsChange(draft, opened.revision)),
    /** Gives up what was typed for what is saved. */
    async reload() {
      const options = api.restaurants.settings.queryOptions();
      const saved = await queries.fetchQuery({ ...options, staleTime: 0 });
      setErrors({});
      setRefused(false);
      reopen(saved);
    },
  };
}
