import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '#client/api.ts';
import { lazily } from '#client/lazily.ts';
import { Read, together } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LeaveGuard } from '../../../restaurants/web/leave-guard.tsx';
import { shownPart } from '../../../restaurants/web/settings/section-address.ts';

/** Comes by itself: what reads a sentence is of no use to the other settings. */
const WordEditor = lazily(() => import('./word-editor.tsx'));

/** Among the restaurant's settings: what the staff call things when they type an order, and what each of them finds on the menu. */
export function WordsSection() {
  const words = useQuery({ ...api.orderWords.list.queryOptions(), staleTime: 0 });
  const menu = useQuery(api.menu.own.queryOptions());
  const [touched, setTouched] = useState(false);
  const waiting = (
    // As high as the form with no words below it.
    <div role="status" aria-label={m['common.loading']()}>
      <Skeleton className="h-81 sm:h-55" />
    </div>
  );
  return (
    <Card className="sm:p-7">
      <Read query={together(words, menu)} failed={m['orders.words.unread']()} waiting={waiting}>
        {([{ words }, menu]) => (
          <Suspense fallback={waiting}>
            <WordEditor words={words} menu={menu} onTouched={setTouched} />
          </Suspense>
        )}
      </Read>
      <LeaveGuard dirty={touched} shown={shownPart} />
    </Card>
  );
}
