import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '#client/api.ts';
import { discardWords } from '#client/discard-words.ts';
import { lazily } from '#client/lazily.ts';
import { Read, together } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Comes by itself: what reads a sentence is of no use to the other settings. */
const WordEditor = lazily(() => import('./word-editor.tsx'));

/** The house's own words, one to add, and what each of them finds on the menu. */
export function WordsDialog({ onClose }: { onClose: () => void }) {
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
    <GuardedDialog
      touched={touched}
      words={discardWords()}
      size="m"
      onClose={onClose}
      title={m['orders.words.title']()}
      subtitle={m['orders.words.hint']()}
    >
      <Read query={together(words, menu)} failed={m['orders.words.unread']()} waiting={waiting}>
        {([{ words }, menu]) => (
          <Suspense fallback={waiting}>
            <WordEditor words={words} menu={menu} onTouched={setTouched} />
          </Suspense>
        )}
      </Read>
    </GuardedDialog>
  );
}
