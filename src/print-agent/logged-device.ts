import type { Device, State } from './device.ts';
import { messages } from './messages.ts';

/** The device, which also logs when it is no longer reachable, and when it is again. */
export function loggedDevice(device: Device, name: string, address: string, log: (line: string) => void): Device {
  let reachable: boolean | null = null;
  const note = (state: State): State => {
    if (state.reachable !== reachable)
      log(state.reachable ? messages.printerReady(name) : messages.printerUnreachable(name, address));
    reachable = state.reachable;
    return state;
  };
  return {
    look: async () => note(await device.look()),
    print: (bytes, tell, signal) => device.print(bytes, tell, signal),
  };
}
