import type { Caller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { siteOf } from '#lib/network.ts';
import { newToken } from '#lib/token.ts';
import { listStations } from '../menu/stations/store.ts';
import type { Serves } from '../serves.ts';
import { spend } from '../spend.ts';
import type { devices as calls, Standing } from './contract.ts';
import { newCode, pair, waitingCode } from './pairing.ts';
import { checkStations, listDevices, readPaired, revokeDevice, updateDevice } from './store.ts';

/** What stands for the kitchen without a person. */
export const devices = {
  standing: (caller) => standingOf(caller),

  async showCode(caller) {
    const standing = await standingOf(caller);
    if (standing.state === 'waiting' || standing.state === 'paired') return standing;
    const { system, limits, network, deviceCookie } = caller;
    spend(limits, 'deviceCodes', network);
    spend(limits, 'deviceCodesOfSite', siteOf(network));
    // A token of its own, whatever it showed before: what was revoked opens nothing again.
    const token = newToken();
    const waiting = await newCode(system, token);
    deviceCookie.keep(token);
    return { state: 'waiting', ...waiting };
  },

  async list({ scope, now }) {
    const [devices, stations] = await Promise.all([listDevices(scope), listStations(scope)]);
    return { devices, stations: stations.map(({ id, name }) => ({ id, name })), now: now().toISOString() };
  },

  pair: (caller, typed) => pair(caller, typed),

  async edit({ scope }, change) {
    await checkStations(scope, change.stationIds);
    const changed = await updateDevice(scope, change);
    if (!changed) throw new CodedError('device_not_found');
    return changed;
  },

  async revoke(caller, { id }) {
    if (!(await revokeDevice(caller.scope, id, caller))) throw new CodedError('device_not_found');
    return { id };
  },
} satisfies Serves<typeof calls>;

async function standingOf({ system, deviceCookie }: Caller & WithSystem): Promise<Standing> {
  const { token } = deviceCookie;
  if (token === null) return { state: 'none' };
  const paired = await readPaired(system, token);
  if (paired?.state === 'paired') deviceCookie.keep(token);
  if (paired) return paired;
  const waiting = await waitingCode(system, token);
  return waiting ? { state: 'waiting', ...waiting } : { state: 'none' };
}
