import { useSyncExternalStore } from 'react';
import { change, current, type DeviceSettings, subscribe, usual } from './device.ts';

/** How this screen is set, and what changes it. */
export function useDevice(): [DeviceSettings, typeof change] {
  const settings = useSyncExternalStore(subscribe, current, () => usual);
  return [settings, change];
}
