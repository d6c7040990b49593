import type { Settings, SettingsChange } from '../../contract.ts';
import { draftHours, type HoursDraft, hoursDraft } from './hours-draft.ts';

export type SettingsDraft = Pick<
  Settings,
  'name' | 'description' | 'address' | 'phone' | 'email' | 'timezone' | 'reservationMinutes' | 'requiresTableSecret'
> & {
  hours: HoursDraft;
  /** As it is typed, in percent. */
  fee: string;
};

export function settingsDraft(settings: Settings): SettingsDraft {
  const { name, description, address, phone, email, timezone, reservationMinutes, requiresTableSecret } = settings;
  return {
    ...{ name, description, address, phone, email, timezone, reservationMinutes, requiresTableSecret },
    hours: hoursDraft(settings.openingHours),
    fee: String(settings.serviceFeeBasisPoints / 100),
  };
}

/** What is sent, as it was typed: the server says what a fee that is no number should be, or a time zone that we do not know. */
export function settingsChange({ hours, fee, ...rest }: SettingsDraft, revision: number): SettingsChange {
  const change = { ...rest, openingHours: draftHours(hours), serviceFeeBasisPoints: basisPoints(fee), revision };
  return change as SettingsChange;
}

/** '12,5' percent are 1250 hundredths of a percent; null for what is no such number. */
export function basisPoints(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
