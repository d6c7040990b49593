import { expect, test } from 'vitest';
import { PrintedText, pagesOf } from '../../../../tests/support/printers/printed-text.ts';
import { codePages, paperColumns } from '../values.ts';
import type { ChangePaper, PaperLine, TicketPaper } from './paper.ts';
import { type PrintedOn, renderPaper } from './render.ts';

const fish: PaperLine = {
  quantity: 1,
  name: 'Pescada com crosta de castanha',
  choices: [],
  note: '',
  warnings: [],
  clash: ['nozes', 'glúten'],
};
const head = { table: 15, stations: ['Cozinha quente'], at: '20:29', until: '20:49', who: null, number: 2 };
const ticket: TicketPaper = { ...head, kind: 'ticket', lines: [fish] };
const change: ChangePaper = {
  ...head,
  kind: 'change',
  orderedAt: '20:29',
  formerTable: null,
  gone: [],
  changed: [],
  added: [],
  kept: [fish],
  reason: null,
  askedBy: null,
  approvedBy: null,
};

function printed(paper: TicketPaper | ChangePaper, changes: Partial<PrintedOn>): PrintedText {
  const reader = new PrintedText();
  reader.write(
    renderPaper(
      paper,
      { columns: 48, codePage: 'cp858', cut: true, copies: 1, language: 'esc-pos', ...changes },
      false,
    ),
  );
  return reader;
}
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const bandsOf = ({ pages }: PrintedText) => {
  const bands = pages.flatMap(({ lines }) => lines.filter((row) => row.some(({ inverted }) => inverted)));
  return oneLine(bands.map((row) => row.map(({ text }) => text).join('')).join(' ')).trim();
};

test('what is said with another dish of the table heads every paper on which something is to be made for it', () => {
  const beside = ['alergia a camarão'];
  const allergic = /ALERGIA ! Na mesa: alergia a camarão /;
  expect(bandsOf(printed({ ...ticket, beside }, {}))).toMatch(allergic);
  expect(bandsOf(printed({ ...change, beside }, {}))).toMatch(allergic);
  const dropped: ChangePaper = { ...change, beside, kind: 'void', gone: [fish], kept: [] };
  expect(bandsOf(printed(dropped, {}))).not.toContain('Na mesa');
});

test('a dish that contains what somebody must not eat says so in a band of its own, on every paper and in every table of letters', () => {
  for (const columns of paperColumns)
    for (const codePage of codePages) {
      expect(bandsOf(printed(ticket, { columns, codePage }))).toBe('ALERGIA! CONTÉM NOZES, GLÚTEN');
    }
  expect(oneLine(pagesOf(printed(change, {})).join())).toContain('CONTÉM NOZES');
  expect(oneLine(pagesOf(printed({ ...ticket, lines: [{ ...fish, clash: [] }] }, {})).join())).not.toContain('CONTÉM');
});
