import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { RetryNotice } from '#client/retry-notice.tsx';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatTime } from '#lib/time.ts';
import { Badge } from '#ui/badge.tsx';
import { Fold } from '#ui/fold.tsx';
import { Notice } from '#ui/notice.tsx';
import { AgentFile, HowToOpen, OtherAgentFiles } from './agent-files.tsx';
import type { ConnectState } from './agent-state.ts';
import { opensHere, orderedDownloads } from './downloads.ts';
import { CopyAddress } from './secret-address.tsx';
import { SendOn } from './send-on.tsx';
import { TerminalWay } from './terminal-way.tsx';

export interface Pairing {
  id: string;
  code: string;
  until: string;
}

interface ConnectComputerProps {
  pairing: Pairing;
  state: ConnectState;
}

/** How a computer is connected: the program to download, and what to type into it. Without a program, in the terminal. */
export function ConnectComputer({ pairing: { code, until }, state }: ConnectComputerProps) {
  const timeZone = useTimezone();
  const downloads = useQuery(api.printing.downloads.queryOptions());
  if (state === 'connected') return <Connected />;
  if (downloads.isPending) return <Loading className="grid" itemClass="h-80 rounded-md" />;
  const files = orderedDownloads(downloads.data?.files ?? [], navigator.userAgent);
  const [first] = files;
  const terminal = <TerminalWay command={`npm run print-agent -- --server ${location.origin} --code ${code}`} />;
  const digits = (
    <Digits code={code} until={m['printing.agents.codeUntil']({ time: formatTime(until, getLocale(), timeZone) })} />
  );
  return (
    <>
      {state !== 'unknown' && (
        <p role="status">
          <Badge tone={state === 'waits' ? 'gray' : 'green'}>{m[`printing.agents.${state}`]()}</Badge>
        </p>
      )}
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
          {downloads.isError ? (
            <RetryNotice onRetry={() => void downloads.refetch()} busy={downloads.isFetching}>
              {m['printing.agents.downloadsFailed']()}
            </RetryNotice>
          ) : (
            <Notice title={m['printing.agents.noFiles']()}>{m['printing.agents.noFilesHint']()}</Notice>
          )}
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
