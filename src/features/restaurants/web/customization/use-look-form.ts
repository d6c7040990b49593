import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { announceReload } from '#client/reload.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import type { Customization } from '../../contract.ts';
import { useOpenedForm } from '../use-opened-form.ts';
import { type LookDraft, lookChange, lookDraft } from './look-draft.ts';

/** How the restaurant's pages look, while it is edited. */
export function useLookForm(look: Customization) {
  const queries = useQueryClient();
  const { draft, setDraft, opened, dirty, reopen } = useOpenedForm(look, lookDraft);
  const [refused, setRefused] = useState(false);
  const { form, errors, refuse, setErrors } = useFieldErrors();
  const saving = useMutation({
    ...api.restaurants.saveCustomization.mutationOptions(),
    networkMode: 'always',
    onSuccess: (saved) => {
      setErrors({});
      setRefused(false);
      queries.setQueryData(api.restaurants.customization.queryKey(), saved);
      reopen(saved);
      toast.success(m['house.customization.savedToast']());
      announceReload();
    },
    onError: (error) => {
      toast.error(m['house.customization.saveFailed']());
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
    opened,
    dirty,
    outdated: dirty && (refused || look.revision !== opened.revision),
    busy: saving.isPending,
    set: <Key extends keyof LookDraft>(key: Key, value: LookDraft[Key]) =>
      setDraft((now) => ({ ...now, [key]: value })),
    save: () => saving.mutate(lookChange(draft, opened.revision)),
    async reload() {
      const options = api.restaurants.customization.queryOptions();
      const saved = await queries.fetchQuery({ ...options, staleTime: 0 });
      setErrors({});
      setRefused(false);
      reopen(saved);
    },
  };
}
