import type { ReactNode } from 'react';
import { Loading } from '#client/loading.tsx';
import { RetryNotice } from '#client/retry-notice.tsx';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Fold } from '#ui/fold.tsx';
import { AgentFile, HowToOpen, OtherAgentFiles } from './agent-files.tsx';
import type { ConnectState } from './agent-state.ts';
import { opensHere, orderedDownloads } from './downloads.ts';
import { CopyAddress } from './secret-address.tsx';
import { SendOn } from './send-on.tsx';
import { TerminalWay } from './terminal-way.tsx';
import { useDownloads } from './use-downloads.ts';

export interface Pairing {
  id: string;
  code: string;
  until: string;
}

interface ConnectComputerProps {
  pairing: Pairing;
  state: ConnectState;
  /** The command was taken to the computer, or is about to be. */
  onCommandCopied?: () => void;
}

/** How a computer is connected: the program to download, and what to type into it. Without a program, in the terminal. */
export function ConnectComputer({ pairing: { code, until }, state, onCommandCopied }: ConnectComputerProps) {
  const timeZone = useTimezone();
  const { query, files: offered, lacking } = useDownloads();
  if (state === 'connected') return <Connected />;
  if (query.isPending) return <Loading className="grid" itemClass="h-80 rounded-md" />;
  const files = orderedDownloads(offered, navigator.userAgent);
  const [first] = files;
  const command = `npm run print-agent -- --server ${location.origin} --code ${code}`;
  const terminal = <TerminalWay command={command} onCopied={onCommandCopied} />;
  const goodUntil = m['printing.agents.codeUntil']({ time: formatTime(until, getLocale(), timeZone) });
  const digits = <Digits code={code} until={goodUntil} />;
  const standing = state !== 'unknown' && (
    <p role="status">
      <Badge tone={state === 'waits' ? 'gray' : 'green'}>{m[`printing.agents.${state}`]()}</Badge>
    </p>
  );
  // The digits are typed into the program: without one, they are of use within the command alone.
  if (lacking)
    return (
      <>
        {standing}
        {terminal}
        <p className="text-ink-2 text-sm">{goodUntil}</p>
      </>
    );
  return (
    <>
      {standing}
      {first ? (
        <>
          <ol className="grid gap-5">
            <Step title={m['printing.agents.download']()}>
              <AgentFile file={first} />
              {!opensHere(first, navigator.userAgent) && <p className="text-sm">{m['printing.agents.elsewhere']()}</p>}
              <HowToOpen file={first} />
            </Step>
            <Step title={m['printing.agents.openAndType']()}>
              <div className="grid gap-2 rounded-md bg-sunken px-4 pt-2 pb-4">
                <ServerAddress />
                {digits}
              </div>
              {!opensHere(first, navigator.userAgent) && (
                <SendOn
                  text={m['printing.agents.sendText']({
                    url: new URL(first.url, location.origin).href,
                    server: location.origin,
                    code,
                    time: formatTime(until, getLocale(), timeZone),
                  })}
                />
              )}
            </Step>
          </ol>
          <div className="grid gap-2">
            <OtherAgentFiles files={files} />
            <Fold title={m['printing.agents.forInstallers']()}>{terminal}</Fold>
          </div>
        </>
      ) : (
        <>
          <RetryNotice onRetry={() => void query.refetch()} busy={query.isFetching}>
            {m['printing.agents.downloadsFailed']()}
          </RetryNotice>
          <div className="rounded-md bg-sunken p-4">{digits}</div>
          <Fold title={m['printing.agents.forInstallers']()}>{terminal}</Fold>
        </>
      )}
    </>
  );
}

function Connected() {
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <Badge tone="green">{m['printing.agents.connected']()}</Badge>
      <p>{m['printing.agents.staysOpen']()}</p>
    </div>
  );
}

function ServerAddress() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 select-all font-semibold wrap-anywhere">{location.origin}</span>
      <CopyAddress url={location.origin} variant="plain" size="s" className="-mx-4" />
    </div>
  );
}

function Digits({ code, until }: { code: string; until: string }) {
  return (
    <div>
      <p className="font-bold text-2xl tabular-nums tracking-[0.08em] sm:text-4xl">
        {code.replace(/\d{4}(?=\d)/g, '$& ')}
      </p>
      <p className="mt-0.5 text-ink-2 text-sm">{until}</p>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="grid gap-2.5">
      <p className="font-medium">{title}</p>
      {children}
    </li>
  );
}
