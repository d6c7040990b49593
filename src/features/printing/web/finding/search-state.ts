import type { Agent } from '../../contract.ts';

export type SearchState = 'away' | 'searching' | 'found' | 'nothing';

/** How far a computer is that searches for printers. One that was just connected makes its first search without being asked. */
export function searchState({
  connected,
  searching,
  searchedAt,
  found,
}: Pick<Agent, 'connected' | 'searching' | 'searchedAt' | 'found'>): SearchState {
  if (!connected) return 'away';
  if (searching || (searchedAt === null && found.length === 0)) return 'searching';
  return found.length > 0 ? 'found' : 'nothing';
}
