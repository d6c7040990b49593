import { useState } from 'react';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Agent } from '../contract.ts';
import { agentState, agentTone } from './agent-state.ts';
import { PairingDialog } from './pairing-dialog.tsx';

/** The computers that bring papers to printers which cannot fetch them. */
export function AgentsSection({ agents, now }: { agents: readonly Agent[]; now: number }) {
  const timeZone = useTimezone();
  const [pairing, setPairing] = useState<Agent | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Agent | null>(null);
  const revoke = useChange(api.printing.revokeAgent.mutationOptions(), {
    done: m['printing.agents.revoked'](),
    failed: m['printing.agents.revokeFailed'](),
    rereads: [api.printing.key()],
    onDone: () => setLeaving(null),
  });
  return (
    <section aria-labelledby="print-agents" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 max-w-prose">
          <h2 id="print-agents" className="text-xl">
            {m['printing.agents.title']()}
          </h2>
          <p className="text-ink-2 text-sm">{m['printing.agents.hint']()}</p>
        </div>
        <Button variant="quiet" size="s" onClick={() => setPairing('new')}>
          {m['printing.agents.add']()}
        </Button>
      </div>
      {agents.length > 0 && (
        <Card flush className="px-4 sm:px-5">
          <ul className="divide-y divide-hairline">
            {agents.map((agent) => (
              <li key={agent.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 grow">
                  <p className="font-medium wrap-anywhere">{agent.name}</p>
                  {agent.paired && !agent.connected && (
                    <p className="text-ink-2 text-sm">{m['printing.agents.silentHint']()}</p>
                  )}
                  {agent.lastSeenAt && !agent.connected && minutesSince(agent.lastSeenAt, now) > 0 && (
                    <p className="text-ink-2 text-sm">
                      {m['printing.agents.seen']({
                        time: spokenTime(agent.lastSeenAt, getLocale(), timeZone, new Date(now)),
                      })}
                    </p>
                  )}
                </div>
                <Badge tone={agentTone(agent)}>{agentState(agent)}</Badge>
                <div className="flex flex-wrap gap-2">
                  <Button
                    variant="quiet"
                    size="s"
                    aria-label={m['printing.agents.codeOf']({ name: agent.name })}
                    onClick={() => setPairing(agent)}
                  >
                    {m['printing.agents.code']()}
                  </Button>
                  <Button
                    variant="danger-plain"
                    size="s"
                    aria-label={m['printing.agents.revokeOf']({ name: agent.name })}
                    onClick={() => setLeaving(agent)}
                  >
                    {m['printing.agents.revoke']()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {pairing && <PairingDialog agent={pairing === 'new' ? null : pairing} onClose={() => setPairing(null)} />}
      <ConfirmDialog
        open={leaving !== null}
        tone="danger"
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && revoke.mutate({ id: leaving.id })}
        busy={revoke.isPending}
        title={m['printing.agents.revokeTitle']({ name: leaving?.name ?? '' })}
        confirmLabel={m['printing.agents.revoke']()}
        cancelLabel={m['common.cancel']()}
        closeLabel={m['common.close']()}
      >
        {m['printing.agents.revokeHint']()}
      </ConfirmDialog>
    </section>
  );
}
