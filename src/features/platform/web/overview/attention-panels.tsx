import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { api } from '#client/api.ts';
import { Read, RereadFailed } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AttentionList } from '../../overview/contract.ts';
import type { AttentionKind } from '../../overview/values.ts';
import { AttentionRow } from './attention-row.tsx';
import { allOfKind } from './attention-way.ts';

const rereadMs = 60_000;

const news: readonly AttentionKind[] = ['restaurant', 'feedback'];
const isNews = (kind: AttentionKind) => news.includes(kind);

const useAttention = () => useQuery({ ...api.platform.attention.queryOptions(), refetchInterval: rereadMs });
const waiting = <Skeleton className="h-44 rounded-lg" />;

/** What has to be done. */
export function ActionPanel() {
  const query = useAttention();
  const failed = m['platform.attention.unread']();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <RereadFailed query={query}>{failed}</RereadFailed>
      <Read query={query} failed={failed} waiting={waiting}>
        {(list) => (
          <Panel title={m['platform.attention.title']()} list={list} of={(kind) => !isNews(kind)}>
            <p className="font-medium">{m['platform.attention.none']()}</p>
            <p className="mt-1 text-ink-2 text-sm">{m['platform.attention.noneHint']()}</p>
          </Panel>
        )}
      </Read>
    </div>
  );
}

/** What is worth knowing. That it could not be read, the other panel says. */
export function NewsPanel() {
  const { data, isError } = useAttention();
  if (!data) return isError ? null : waiting;
  return (
    <Panel title={m['platform.attention.news']()} list={data} of={isNews}>
      <p className="text-ink-2 text-sm">{m['platform.attention.newsNone']()}</p>
    </Panel>
  );
}

interface PanelProps {
  title: string;
  list: AttentionList;
  of: (kind: AttentionKind) => boolean;
  /** What is said where there is none of it. */
  children: ReactNode;
}

function Panel({ title, list, of, children }: PanelProps) {
  const titleId = useId();
  const items = list.items.filter(({ kind }) => of(kind));
  const more = list.more.filter(of);
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {items.length === 0 ? (
        <div className="py-2">{children}</div>
      ) : (
        <ul className="divide-y divide-hairline">
          {items.map((item) => (
            <AttentionRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      {more.map((kind) => (
        <Link
          key={kind}
          to={allOfKind(kind)}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink text-sm hover:underline"
        >
          {m[`platform.attention.moreOf.${kind}`]()}
        </Link>
      ))}
    </Card>
  );
}
