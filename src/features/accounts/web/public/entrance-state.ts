import { useLocation } from 'react-router';
import { useAlive } from './use-alive.ts';

/** What another page of this area says as it leads to the entrance. */
export interface EntranceState {
  /** The address that the confirmation of a new registration was sent to. */
  registered?: string;
  /** What was registered, by its name. */
  restaurant?: string;
  /** The address that a letter's link has confirmed. */
  confirmed?: string;
  /** The address that was typed where an account was to be made, and has one. */
  email?: string;
  passwordChanged?: true;
}

/** Kept by the browser's history, which the server that writes the page knows nothing of. */
export function useEntranceState(): EntranceState {
  const { state } = useLocation();
  return (useAlive() ? (state as EntranceState | null) : null) ?? {};
}
