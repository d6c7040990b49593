import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#client/api.ts';
import { Read } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import { FormSkeleton } from '../form-skeleton.tsx';
import type { SettingsSectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';

interface HouseSectionProps {
  part: 'dados' | 'horario' | 'atendimento';
  children: (section: SettingsSectionProps) => ReactNode;
}

/** A section over the restaurant's own settings. */
export function HouseSection({ part, children }: HouseSectionProps) {
  const settings = useQuery(api.restaurants.settings.queryOptions());
  const failed = m['restaurants.settings.loadFailed']();
  useFailureToast(settings.isError, failed);
  return (
    <Read query={settings} failed={failed} waiting={<FormSkeleton />}>
      {(read) => (
        <SettingsForm settings={read} part={part}>
          {children}
        </SettingsForm>
      )}
    </Read>
  );
}
