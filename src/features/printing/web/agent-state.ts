import { m } from '#generated/messages/messages.js';
import type { Tone } from '#ui/tone-class.ts';
import type { Agent } from '../contract.ts';

type State = Pick<Agent, 'paired' | 'connected'>;

export const agentTone = ({ connected }: State): Tone => (connected ? 'green' : 'red');

export function agentState({ paired, connected }: State): string {
  if (connected) return m['printing.agents.connected']();
  return paired ? m['printing.agents.silent']() : m['printing.agents.unpaired']();
}
