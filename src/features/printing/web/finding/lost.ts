import { readAddress } from '#lib/printer-address.ts';
import type { Agent } from '../../contract.ts';
import type { Printer } from '../../printers/contract.ts';

type Lost = Pick<Printer, 'agentId' | 'address' | 'standing' | 'waiting' | 'movedTo'>;

/** How a printer is reached that may be found again elsewhere: one of the network by another address, one on a cable by another socket. */
export type Reach = 'network' | 'cable';

/** Where a printer is that its computer, which is there, does not reach: null where that one does, or where a search cannot help. */
export function lostBy(
  { agentId, address, standing, waiting, movedTo }: Lost,
  agents: readonly Agent[],
): { agent: Agent; reach: Reach } | null {
  const silent = standing === 'away' || (standing === 'never' && (waiting > 0 || movedTo !== null));
  const agent = silent ? agents.find(({ id, connected }) => id === agentId && connected) : undefined;
  const kind = readAddress(address ?? '')?.kind;
  if (!agent || (kind !== 'tcp' && kind !== 'device')) return null;
  return { agent, reach: kind === 'tcp' ? 'network' : 'cable' };
}
