import { keptIn } from '#client/kept.ts';
import { countedMethods, maxNote } from '../values.ts';
import { type Counted, type DrawerCount, isCounted, mostNotes, noteValues } from './count.ts';
import { countName } from './forget-counts.ts';

/** What somebody has counted of a till and not sent. */
export interface CountDraft {
  counted: Counted;
  drawer: DrawerCount;
  note: string;
  /** What was expected when the difference was explained: nothing else is explained by it. */
  seen: Counted;
}

const tab = keptIn(() => sessionStorage);

/** Half an evening's notes are not counted twice because a page was reloaded or left: the tab keeps them until the till is closed. */
export const readCountDraft = (tillId: string) => countDraftOf(tab.read(countName(tillId)));
export const keepCountDraft = (tillId: string, draft: CountDraft) => tab.keep(countName(tillId), JSON.stringify(draft));
export const forgetCountDraft = (tillId: string) => tab.keep(countName(tillId), null);

/** Of a text that was kept: whatever in it is no count, as an amount that was still to be mended, is left out. */
export function countDraftOf(text: string | null): CountDraft {
  const { counted, drawer, note, seen } = record(parsed(text));
  const { notes, coinCents } = record(drawer);
  return {
    counted: picked(countedMethods, counted, isAmount),
    drawer: {
      notes: picked(noteValues, notes, isNumberOfNotes),
      coinCents: isAmount(coinCents) ? coinCents : 0,
    },
    note: typeof note === 'string' ? note.slice(0, maxNote) : '',
    seen: picked(countedMethods, seen, isSum),
  };
}

const isAmount = (value: unknown): value is number => Number.isInteger(value) && isCounted(value as number);
/** Of a drawer that more was given back from than came in, it may be below nothing. */
const isSum = (value: unknown): value is number => Number.isSafeInteger(value);
const isNumberOfNotes = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostNotes;

function picked<Key extends string | number>(
  keys: readonly Key[],
  from: unknown,
  fits: (value: unknown) => value is number,
): Partial<Record<Key, number>> {
  const all = record(from);
  const found: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const value = all[String(key)];
    if (fits(value)) found[key] = value;
  }
  return found;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
