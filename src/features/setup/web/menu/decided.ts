import type { Decided } from './draft.ts';

/** Answers as the tab keeps them; whatever else the text holds is none. */
export function decidedOf(text: string): Decided {
  try {
    const kept = JSON.parse(text || '{}') as Record<string, unknown>;
    const answers = Object.entries(kept).filter(
      (entry): entry is [string, number | 'out'] => entry[1] === 'out' || Number.isSafeInteger(entry[1]),
    );
    return new Map(answers);
  } catch {
    return new Map();
  }
}

/** With one more answer, or without it. */
export function keptDecided(text: string, key: string, answer: number | 'out' | null): string {
  const after = new Map(decidedOf(text));
  if (answer === null) after.delete(key);
  else after.set(key, answer);
  return JSON.stringify(Object.fromEntries(after));
}
