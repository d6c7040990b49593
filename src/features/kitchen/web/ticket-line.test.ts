import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { line, order, stations } from '../sample-kitchen.ts';
import { ticketsOf } from '../tickets.ts';
import { TicketLine } from './ticket-line.tsx';

test.each(['شاورما دجاج 2', 'סלט קצוץ (3)'])(
  'a name that is read from the right stands apart from how many of it are made: %s',
  (name) => {
    const [ticket] = ticketsOf([order('a', [line(1, name, { quantity: 12 })])], stations, null);
    if (!ticket) throw new Error('No ticket');
    const asShown = {
      ticket,
      line: ticket.lines[0]!,
      hidden: false,
      late: false,
      ownDue: null,
      seenApart: false,
      onTap() {},
    };
    const html = renderToStaticMarkup(createElement(TicketLine, asShown));
    expect(html).toMatch(/<b class="k-qty[^"]*">12<\/b><span><span dir="auto" class="k-dish">([^<]*)<\/span>/);
    expect(/<span dir="auto" class="k-dish">([^<]*)</.exec(html)?.[1]).toBe(name);
  },
);
