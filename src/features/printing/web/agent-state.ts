import { m } from '#generated/messages/messages.js';
import type { Tone } from '#ui/tone-class.ts';
import type { Agent } from '../contract.ts';

type State = Pick<Agent, 'paired' | 'connected'>;

export const agentTone = ({ connected }: State): Tone => (connected ? 'green' : 'red');

export function agentState({ paired, connected }: State): string {
  if (connected) return m['printing.agents.connected']();
  return paired ? m['printing.agents.silent']() : m['printing.agents.unpaired']();
}

/** `unknown` where nobody can tell: another computer of this name prints until the code is used. */
export type ConnectState = 'waits' | 'accepted' | 'connected' | 'unknown';

/** How far a computer is that a code was made for, as the list of computers says it; `before`: how it stood when the code was made. */
export function connectState(
  agents: readonly (State & Pick<Agent, 'id'>)[],
  id: string,
  before: State | null = null,
): ConnectState {
  if (before?.connected) return 'unknown';
  const agent = agents.find((each) => each.id === id);
  if (agent?.connected) return 'connected';
  // Of one that was paired before it may be the code of then that was accepted.
  return agent?.paired && !before?.paired ? 'accepted' : 'waits';
}
