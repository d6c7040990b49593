import { getLocale } from '#generated/messages/runtime.js';
import { formatPercentage } from '#lib/money.ts';
import { basisPointsOf } from '#lib/typed-percent.ts';
import type { Settings, SettingsChange } from '../../contract.ts';
import { draftHours, type HoursDraft, hoursDraft } from './hours-draft.ts';

export type SettingsDraft = Pick<
  Settings,
  | 'name'
  | 'description'
  | 'address'
  | 'phone'
  | 'email'
  | 'timezone'
  | 'reservationMinutes'
  | 'requiresTableSecret'
  | 'sittingsEnd'
  | 'lowStockFrom'
> & {
  hours: HoursDraft;
  /** As it is typed, in percent. */
  fee: string;
};

export function settingsDraft(settings: Settings): SettingsDraft {
  const { name, description, address, phone, email, timezone, reservationMinutes } = settings;
  const { requiresTableSecret, sittingsEnd, lowStockFrom } = settings;
  return {
    name,
    description,
    address,
    phone,
    email,
    timezone,
    reservationMinutes,
    requiresTableSecret,
    sittingsEnd,
    lowStockFrom,
    hours: hoursDraft(settings.openingHours),
    fee: formatPercentage(settings.serviceFeeBasisPoints, getLocale()),
  };
}

/** What is sent, as it was typed: the server says what a fee that is no number should be, or a time zone that we do not know. */
export function settingsChange({ hours, fee, ...rest }: SettingsDraft, revision: number): SettingsChange {
  const change = { ...rest, openingHours: draftHours(hours), serviceFeeBasisPoints: feeOf(fee), revision };
  return change as SettingsChange;
}

/** An empty field is no fee. */
const feeOf = (text: string) => (text.trim() === '' ? 0 : basisPointsOf(text));
