import { expect, test } from 'vitest';
import { pages, printed } from '../../../../tests/support/printers/printed-paper.ts';
import { pagesOf, textOf, widthOf } from '../../../../tests/support/printers/printed-text.ts';
import { codePages, paperColumns } from '../values.ts';
import type { ChangePaper, PaperLine, TicketPaper } from './paper.ts';

const line = (quantity: number, name: string, more: Partial<PaperLine> = {}): PaperLine => ({
  quantity,
  name,
  choices: [],
  note: '',
  warnings: [],
  ...more,
});
const ticket: TicketPaper = {
  kind: 'ticket',
  table: 15,
  stations: ['Cozinha quente'],
  at: '20:29',
  until: '20:49',
  who: 'Conceição Müller',
  number: 2,
  lines: [
    line(1, 'Moqueca de banana-da-terra', {
      choices: ['Arroz de coco'],
      note: 'sem coentro',
      warnings: ['alergia a amendoim, grave'],
    }),
    line(12, 'Pão de açúcar à moda, filé, pinhão, avó, avô, Ücker, ª, º'),
  ],
};

test('a ticket says everything that was ordered, quantity first, and an allergy looks like nothing else', () => {
  const [page = '', ...others] = pages(ticket);
  expect(others).toEqual([]);
  expect(page).toMatchInlineSnapshot(`
    "┌──────────────────────┐
    │    COZINHA QUENTE    │
    └──────────────────────┘
    MESA
    15                 20:29
                                  até 20:49
    Conceição Müller               2º pedido da mesa
    [  ! ALERGIA !   ]
    [  alergia a amendoim,   ]
    [         grave          ]
    ------------------------------------------------
    1  Moqueca de banana-da-
       terra
          Arroz de coco
          ┌─────────────┐
          │ SEM COENTRO │
          └─────────────┘
    [         ! alergia a amendoim, grave !          ]
    12 Pão de açúcar à moda,
       filé, pinhão, avó,
       avô, Ücker, ª, º
    ------------------------------------------------
    2 linhas 13 itens                         1 de 1"
  `);
});

test('the number of the table is as big as the paper allows, and nothing is wider than the paper', () => {
  for (const columns of paperColumns) {
    for (const table of [7, 15, 104, 99_999]) {
      for (const language of ['esc-pos', 'star-prnt', 'star-line'] as const) {
        const { pages } = printed({ ...ticket, table }, { columns, language }, true);
        const lines = pages[0]!.lines;
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
        const most = language === 'esc-pos' ? 8 : 6;
        const number = lines.flat().find(({ text }) => text === String(table));
        expect(number?.width).toBe(Math.min(most, Math.floor(columns / String(table).length)));
      }
    }
  }
});

test.each(codePages)('Portuguese comes out right in %s, from either maker', (codePage) => {
  const letters = 'áàâãçéêíóôõúüªº ÁÀÂÃÇÉÊÍÓÔÕÚÜ';
  const paper = { ...ticket, lines: [line(1, letters, { note: letters })] };
  for (const language of ['esc-pos', 'star-prnt'] as const) {
    const [page = ''] = pages(paper, { codePage, language });
    const words = page.replace(/\s+/g, ' ');
    expect(words).toContain('áàâãçéêíóôõúüªº');
    expect(words).toContain('ÁÀÂÃÇÉÊÍÓÔÕÚÜ');
    expect(words).toContain('Conceição Müller');
  }
});

test.each(codePages)('what %s has no letters for comes out as the nearest, and never as a question', (codePage) => {
  const given = line(1, 'Coca® “zero” – 2 × 350 ml', { choices: ['Łódź, Smørrebrød'], note: 'quente 🌶️ شاورما' });
  for (const language of ['esc-pos', 'star-prnt', 'star-line'] as const) {
    const [page = ''] = pages({ ...ticket, lines: [given] }, { codePage, language });
    expect(page).not.toContain('?');
    expect(page.replace(/\s+/g, ' ')).toContain('1 Coca(R) "zero" - 2 x 350 ml');
    expect(page).toMatch(codePage === 'cp860' ? 'Lódz, Smorrebrod' : 'Lódz, Smørrebrød');
    expect(page).toContain('QUENTE [...]');
  }
});

test('a second copy says so at the top and at the bottom, on every copy', () => {
  const copies = pages(ticket, { copies: 2 }, true);
  expect(copies).toHaveLength(2);
  for (const [at, page] of copies.entries()) {
    const lines = page.split('\n');
    expect(lines[0]).toMatch(/^\[ +2ª VIA +\]$/);
    expect(lines.at(-1)).toMatch(/^\[ +2ª VIA +\]$/);
    expect(page).toContain(`${at + 1} de 2`);
  }
  expect(pages(ticket).join()).not.toContain('2ª VIA');
});

const undone: ChangePaper = {
  ...ticket,
  kind: 'void',
  orderedAt: '20:36',
  formerTable: null,
  gone: [line(1, 'Farofa de manteiga')],
  added: [],
  changed: [],
  kept: [],
  reason: 'cliente desistiu',
  askedBy: 'Rafael',
  approvedBy: 'Helena',
};

test('an order of which nothing stays is white on black, between two bars that say so', () => {
  expect(pages(undone)[0]).toMatchInlineSnapshot(`
    "[   CANCELADO    ]
    ┌──────────────────────┐
    │    COZINHA QUENTE    │
    └──────────────────────┘
    MESA
    15                 20:29
                                  até 20:49
    Conceição Müller               2º pedido da mesa
    Pedido das 20:36
    ------------------------------------------------
    NÃO FAZER:
    [1  Farofa de manteiga   ]
    Motivo: cliente desistiu
    Pediu: Rafael
    Aprovou: Helena
    ------------------------------------------------
                                              1 de 1
    [       CANCELADO        ]"
  `);
});

test('where something stays the order was changed, and only what was taken back is white on black', () => {
  const kept = [line(2, 'Bobó de camarão', { choices: ['Individual'] })];
  expect(pages({ ...undone, kind: 'change', kept })[0]).toMatchInlineSnapshot(`
    "┌──────────────────────┐
    │       ALTERADO       │
    └──────────────────────┘
    ┌──────────────────────┐
    │    COZINHA QUENTE    │
    └──────────────────────┘
    MESA
    15                 20:29
                                  até 20:49
    Conceição Müller               2º pedido da mesa
    Pedido das 20:36
    ------------------------------------------------
    NÃO FAZER:
    [1  Farofa de manteiga   ]
    Motivo: cliente desistiu
    Pediu: Rafael
    Aprovou: Helena
    ------------------------------------------------
    Segue valendo:
    2  Bobó de camarão, Individual
    ------------------------------------------------
                                              1 de 1"
  `);
});

test('a change says what was told before beside what holds now', () => {
  const changed: ChangePaper = {
    ...ticket,
    kind: 'change',
    orderedAt: '20:36',
    formerTable: null,
    gone: [],
    added: [line(1, 'Vatapá')],
    changed: [{ was: line(2, 'Acarajé'), became: line(3, 'Acarajé', { note: 'bem quente' }) }],
    kept: [],
    reason: null,
    askedBy: null,
    approvedBy: null,
  };
  const [page = ''] = pages(changed, { columns: 32 });
  expect(page).toMatchInlineSnapshot(`
    "┌──────────────┐
    │   ALTERADO   │
    └──────────────┘
    ┌──────────────┐
    │   COZINHA    │
    │    QUENTE    │
    └──────────────┘
    MESA
    15
    20:29    até 20:49
    Conceição Müller
                   2º pedido da mesa
    Pedido das 20:36
    --------------------------------
    MUDOU:
    Era: 2 Acarajé
    3  Acarajé
          ┌────────────┐
          │ BEM QUENTE │
          └────────────┘
    --------------------------------
    FAZER TAMBÉM:
    1  Vatapá
    --------------------------------
                              1 de 1"
  `);
});

test('words that people typed are never commands: no drawer opens, nothing is cut', () => {
  const typed = 'sem sal\x1bp\x00\x19\xfa \x1d\x56\x00 e\u0301 “fino” … 🌶️ \u202eabc';
  const reader = printed({ ...ticket, lines: [line(1, 'Bolinho', { note: typed })] });
  expect(pagesOf(reader)).toHaveLength(1);
  expect(textOf(reader.pages[0]!)).toContain('SEM SAL P ');
  expect(textOf(reader.pages[0]!)).toContain('É "FINO" ... ABC');
});
