import { useMemo, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { declaredByName } from '../choosing/may-contain.ts';
import { editLine, type Line } from './comanda.ts';
import { useComanda } from './comanda-context.tsx';
import { ComandaLine } from './comanda-line.tsx';
import { removeLine } from './remove-line.ts';
import type { ComandaViewProps } from './use-comanda.ts';

export function ComandaLines({ view, menu, wanted, onEdit }: Omit<ComandaViewProps, 'restaurant'>) {
  const { change } = useComanda();
  const list = useRef<HTMLUListElement>(null);
  const { lines, refusals, locked } = view;
  const declared = useMemo(() => declaredByName(menu.products.values()), [menu.products]);

  const remove = (line: Line) => {
    const at = lines.indexOf(line);
    change((comanda) => removeLine(comanda, line.id));
    // The button that had the focus is gone: on to the neighbour, so that the keyboard does not start again from the top.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('li > div');
      const next = buttons?.[Math.min(at, buttons.length - 1)]?.querySelector<HTMLElement>('button');
      (next ?? document.querySelector<HTMLElement>('[data-comanda-title]'))?.focus();
    });
  };

  if (lines.length === 0) return <p className="py-6 text-ink-2">{m['diner.comandaEmpty']()}</p>;
  return (
    <ul ref={list} className="grid gap-4 py-2">
      {lines.map((line) => (
        <ComandaLine
          key={line.id}
          line={line}
          product={menu.products.get(line.productId)}
          groups={menu.groups}
          declared={declared}
          wanted={wanted}
          refusal={refusals.get(line.id)}
          locked={locked}
          onEdit={() => onEdit(line)}
          onRemove={() => remove(line)}
          // With the price, which says that it was accepted: that mends what the server had against the line.
          onAccept={(offered) =>
            change((comanda) => editLine(comanda, line.id, { seenUnitCents: line.seenUnitCents, ...offered }))
          }
        />
      ))}
    </ul>
  );
}

/** Brings the first line to be reviewed into view, with the focus on what settles it. */
export function showFirstRefused(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-refused]')) {
    if (line.offsetParent === null) continue;
    line.scrollIntoView({ block: 'center' });
    line.querySelector('button')?.focus();
    return;
  }
}
