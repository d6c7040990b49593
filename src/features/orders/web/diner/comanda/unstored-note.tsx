import { useParams } from 'react-router';
import { keptIn } from '#client/kept.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Comanda } from './comanda.ts';
import { comandaName, parseComanda } from './comanda-store.ts';

/** Whether a reload would bring the comanda back: read past what the page itself remembers. */
export function isStored(name: string, { lines }: Comanda): boolean {
  const stored = parseComanda(keptIn(() => localStorage).read(name));
  return JSON.stringify(stored.lines) === JSON.stringify(lines);
}

/** Warns while the phone stores nothing of what was chosen last. */
export function UnstoredNote({ comanda }: { comanda: Comanda }) {
  const { slug = '', number } = useParams();
  return (
    <div role="status" className="empty:hidden">
      {!isStored(comandaName(slug, Number(number)), comanda) && <Notice tone="yellow">{m['diner.unstored']()}</Notice>}
    </div>
  );
}
