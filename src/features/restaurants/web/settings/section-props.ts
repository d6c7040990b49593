import type { Settings } from '../../contract.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** What every section of the settings works on. */
export interface SettingsSectionProps {
  draft: SettingsDraft;
  set: <Key extends keyof SettingsDraft>(key: Key, value: SettingsDraft[Key]) => void;
  /** What is wrong, by the field's path. */
  errors: Record<string, string>;
  /** What the form was opened with. */
  saved: Settings;
}
