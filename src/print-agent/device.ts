import type { Outcome, Trouble } from '#features/printing/values.ts';

export interface State {
  reachable: boolean;
  trouble: Trouble | null;
}

export interface Device {
  /** How it is now, asked without printing anything. */
  look(): Promise<State>;
  /** Prints, and says what is known of it. `tell` hears what keeps it from going on meanwhile. */
  print(bytes: Buffer, tell: (trouble: Trouble | null) => void, signal: AbortSignal): Promise<Outcome>;
}
