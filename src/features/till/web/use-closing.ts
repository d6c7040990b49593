import { useEffect, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import type { PaymentMethod } from '../../bills/values.ts';
import type { Till } from '../contract.ts';
import {
  byMethod,
  type Counted,
  countedOf,
  type DrawerCount,
  drawerCents,
  isCounted,
  isOutdated,
  standingOf,
} from './count.ts';
import { forgetCountDraft, keepCountDraft, readCountDraft } from './count-draft.ts';
import { fieldOf } from './count-table.tsx';
import { noteField } from './difference-note.tsx';

/** What somebody has counted so far, and the way to close the till with it. */
export function useClosing(till: Till, onClosed: (id: string) => void) {
  const [before] = useState(() => readCountDraft(till.id));
  const [typed, setTyped] = useState<Counted>(before.counted);
  const [drawer, setDrawer] = useState<DrawerCount>(before.drawer);
  const [note, setNote] = useState(before.note);
  const [seen, setSeen] = useState<Counted>(before.seen);
  useEffect(
    () => keepCountDraft(till.id, { counted: typed, drawer, note, seen }),
    [till.id, typed, drawer, note, seen],
  );
  const expected = byMethod(till.tallies, ({ expectedCents }) => expectedCents);
  /** What stood in the way of closing when it was last tried. */
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const keyOf = useCreationKey();
  const counted = countedOf(till.tallies, typed);
  const standing = standingOf(till.tallies, counted);
  const wanting: PaymentMethod | 'note' | undefined =
    standing.uncounted[0] ?? (standing.differs && note.trim() === '' ? 'note' : undefined);
  const close = useChange(api.till.close.mutationOptions(), {
    done: m['till.close.done'](),
    failed: m['till.close.failed'](),
    rereads: [api.till.key()],
    untilReread: true,
    inPlace: true,
    onDone: ({ id }) => {
      forgetCountDraft(id);
      setAsking(false);
      onClosed(id);
    },
  });
  return {
    counted,
    drawer,
    note,
    setNote: (text: string) => {
      setNote(text);
      setSeen(text.trim() === '' ? {} : expected);
    },
    standing,
    wanting: tried ? wanting : undefined,
    asking,
    /** What was explained, or asked about, is another difference by now. */
    outdated: isOutdated(seen, expected),
    busy: close.isPending,
    sent: close,
    count: (method: PaymentMethod, cents: number | undefined) => setTyped((now) => ({ ...now, [method]: cents })),
    /** Note by note, which is what was counted in cash. */
    countDrawer: (count: DrawerCount) => {
      setDrawer(count);
      setTyped((now) => ({ ...now, dinheiro: drawerCents(count) }));
    },
    /** Leads to what is wanting, or asks whether it is meant. */
    ask: () => {
      setTried(true);
      if (wanting === undefined) {
        if (note.trim() === '') setSeen(expected);
        setAsking(true);
      } else document.getElementById(wanting === 'note' ? noteField : fieldOf(wanting))?.focus();
    },
    stay: () => setAsking(false),
    /** What was counted stays; what explained another difference does not. */
    lookAgain: () => {
      setAsking(false);
      setNote('');
      setSeen({});
    },
    close: () => {
      const closing = {
        id: till.id,
        // As it was looked at: whatever came in meanwhile is refused, and seen first.
        expected: { ...expected, ...seen },
        counted: byMethod(till.tallies, ({ method }) => {
          const cents = counted[method];
          return isCounted(cents) ? cents : 0;
        }),
        note: standing.differs ? note.trim() : '',
      };
      close.mutate({ key: keyOf(closing), ...closing });
    },
  };
}
