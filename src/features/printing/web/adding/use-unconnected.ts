import { useRef } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import type { Agent } from '../../contract.ts';
import { useDownloads } from '../use-downloads.ts';

/**
 * The computers that were named while a printer is added. Where there is no program to download, nobody can use a code that was not handed on
 * to whoever installs: those go again when the steps are left.
 */
export function useUnconnected() {
  const added = useRef(new Set<string>());
  const { lacking } = useDownloads();
  const revoke = useChange(api.printing.revokeAgent.mutationOptions(), { rereads: [api.printing.key()] });
  return {
    added: (id: string) => void added.current.add(id),
    handedOn: (id: string) => void added.current.delete(id),
    drop(agents: readonly Pick<Agent, 'id' | 'paired'>[]) {
      if (!lacking) return;
      const paired = new Set(agents.filter((agent) => agent.paired).map(({ id }) => id));
      for (const id of added.current) if (!paired.has(id)) revoke.mutate({ id });
    },
  };
}
