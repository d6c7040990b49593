import { m } from '#generated/messages/messages.js';
import { portuguese } from '../../orders/portuguese.ts';
import { withJoined } from '../../tables/with-joined.ts';
import type { ChangePaper, PaperLine, TicketPaper } from './paper.ts';
import { blank, huge, large, normal, Sheet, type Size, type Strip, tall } from './sheet.ts';

const biggest = 8;
/** Where choices and notes stand, below the name of their dish. */
const indent = 6;

export function ticketSheet(paper: TicketPaper, on: Strip): Sheet {
  const sheet = new Sheet(on);
  const { formerStations = [] } = paper;
  if (formerStations.length > 0) sheet.boxed(m['printing.paper.moved']({}, portuguese), large, { across: true });
  head(sheet, paper);
  for (const station of formerStations)
    sheet.text(m['printing.paper.formerStation']({ station }, portuguese), large, { bold: true });
  allergies(sheet, paper.lines, paper.beside);
  sheet.rule();
  byStation(sheet, paper, paper.lines, (line) => dish(sheet, line));
  sheet.foot = counted(paper.lines);
  return sheet.rule();
}

export function changeSheet(paper: ChangePaper, on: Strip): Sheet {
  const sheet = new Sheet(on);
  const title = changeTitle(paper);
  // At both ends, since paper gets torn.
  if (paper.kind === 'void') sheet.banner(title, huge);
  else sheet.boxed(title, large, { across: true });
  head(sheet, paper);
  sheet.text(m['printing.paper.orderedAt']({ time: paper.orderedAt }, portuguese), normal);
  if (paper.formerTable !== null) formerTable(sheet, paper.formerTable, paper);
  const { gone, changed, added, kept, fired = [], held = [] } = paper;
  const toMake = [...changed.map(({ became }) => became), ...added, ...fired, ...held, ...kept];
  if (toMake.length > 0) allergies(sheet, toMake, paper.beside);
  if (fired.length > 0) sheet.rule().text(m['printing.paper.fire']({}, portuguese), huge, { bold: true });
  byStation(sheet, paper, fired, (line) => dish(sheet, line));
  if (held.length > 0) sheet.rule().text(m['printing.paper.hold']({}, portuguese), huge, { bold: true });
  byStation(sheet, paper, held, (line) => {
    dish(sheet, line);
    // As loud as what is to be made, which it looks like otherwise.
    sheet.banner(m['printing.paper.notYet']({}, portuguese), tall);
  });
  if (gone.length > 0) {
    sheet.rule().text(m['printing.paper.dontMake']({}, portuguese), huge, { bold: true });
    byStation(sheet, paper, gone, (line) => struck(sheet, line));
  }
  why(sheet, paper);
  if (changed.length > 0) sheet.rule().text(m['printing.paper.changed']({}, portuguese), large, { bold: true });
  const before = new Map(changed.map(({ was, became }) => [became, was]));
  byStation(sheet, paper, [...before.keys()], (became) => {
    const was = before.get(became);
    if (was) sheet.text(m['printing.paper.was']({ line: brief(was) }, portuguese), tall);
    dish(sheet, became);
  });
  if (added.length > 0) sheet.rule().text(m['printing.paper.added']({}, portuguese), large, { bold: true });
  byStation(sheet, paper, added, (line) => dish(sheet, line));
  if (kept.length > 0) rest(sheet, paper);
  if (paper.kind === 'void') sheet.closing = title;
  return sheet.rule();
}

/** A paper that only fires, only holds or only names another table says so at its head: it is no correction of what is made. */
function changeTitle(paper: ChangePaper): string {
  if (paper.kind === 'void') return m['printing.paper.void']({}, portuguese);
  if (onlyMoved(paper)) return m['printing.paper.movedTable']({}, portuguese);
  if (onlyFires(paper)) return m['printing.paper.fire']({}, portuguese);
  if (onlyHolds(paper)) return m['printing.paper.hold']({}, portuguese);
  return m['printing.paper.change']({}, portuguese);
}

/** What stays as it was told: in small letters, and of a fire only counted, for its own dishes are what is read now. */
function rest(sheet: Sheet, paper: ChangePaper): void {
  const { kept } = paper;
  sheet.rule();
  if (onlyMoved(paper)) {
    sheet.text(m['printing.paper.sameItems']({}, portuguese), large);
    byStation(sheet, paper, kept, (line) => dish(sheet, line));
  } else if (onlyFires(paper)) {
    const count = kept.reduce((sum, { quantity }) => sum + quantity, 0);
    sheet.text(
      count === 1 ? m['printing.paper.sentOne']({}, portuguese) : m['printing.paper.sent']({ count }, portuguese),
      tall,
    );
    // Of these somebody may hear only now what they contain.
    for (const line of kept.filter(({ clash = [] }) => clash.length > 0)) small(sheet, line);
  } else {
    sheet.text(m['printing.paper.kept']({}, portuguese), tall, { bold: true });
    byStation(sheet, paper, kept, (line) => small(sheet, line));
  }
}

function small(sheet: Sheet, line: PaperLine): void {
  const { quantity, name, until, dish: goesWith, choices, elsewhere = [], note, warnings } = line;
  const time = until && m['printing.paper.until']({ time: until }, portuguese);
  const withDish = goesWith && m['printing.paper.withDish']({ dish: goesWith }, portuguese);
  const said = warnings.map((warning) => m['printing.paper.allergyOf']({ warning: warning.trim() }, portuguese));
  sheet.numbered(
    String(quantity),
    [name, withDish, ...choices, ...elsewhere, note, ...said, time].filter(Boolean).join(', '),
    normal,
  );
  contains(sheet, line);
}

function changesNothing({ gone, added, changed, formerTable }: ChangePaper): boolean {
  return gone.length + added.length + changed.length === 0 && formerTable === null;
}

function onlyFires(paper: ChangePaper): boolean {
  const { fired = [], held = [] } = paper;
  return changesNothing(paper) && fired.length > 0 && held.length === 0;
}

function onlyHolds(paper: ChangePaper): boolean {
  const { fired = [], held = [] } = paper;
  return changesNothing(paper) && held.length > 0 && fired.length === 0;
}

/** What is made stays as it was told: it is carried to another table. */
function onlyMoved({ gone, added, changed, formerTable, fired = [], held = [] }: ChangePaper): boolean {
  const changes = gone.length + added.length + changed.length + fired.length + held.length;
  return formerTable !== null && changes === 0;
}

function formerTable(sheet: Sheet, former: number, paper: ChangePaper): void {
  if (onlyMoved(paper))
    sheet.text(m['printing.paper.nowAtTable']({ number: paper.table }, portuguese), large, { bold: true });
  sheet.text(m['printing.paper.formerTable']({ number: former }, portuguese), large, { bold: true });
}

/** Where several stations read one paper, what each of them makes stands below its name. */
function byStation(
  sheet: Sheet,
  { stations }: TicketPaper | ChangePaper,
  lines: readonly PaperLine[],
  draw: (line: PaperLine) => void,
): void {
  // No dish is ever left out, whatever its station is called by now.
  const at = ({ station }: PaperLine) =>
    stations.length > 1 && station && stations.includes(station) ? station : null;
  for (const station of [null, ...stations]) {
    const own = lines.filter((line) => at(line) === station);
    if (station && own.length > 0) sheet.text(`${station.toUpperCase()}:`, tall, { bold: true });
    for (const line of own) draw(line);
  }
}

function head(sheet: Sheet, paper: TicketPaper | ChangePaper): void {
  const { stations, table, joined, at, until, who, number, rush } = paper;
  if (rush) sheet.banner(m['printing.paper.rush']({}, portuguese), huge);
  if (stations.length > 0) sheet.boxed(stations.join(' + ').toUpperCase(), large, { across: true });
  sheet.text(m['printing.paper.table']({}, portuguese), large, { bold: true });
  const digits = withJoined(table, joined, '+');
  const times = Math.min(biggest, Math.floor(sheet.columns / digits.length));
  const size: Size = { width: times, height: times };
  const due = until ? m['printing.paper.until']({ time: until }, portuguese) : '';
  const free = sheet.columns - digits.length * times - at.length * huge.width;
  const big = { text: digits, bold: true, ...size };
  if (free >= huge.width) {
    sheet.row([big, blank(free), { text: at, bold: true, ...huge }]);
    if (due) sheet.pair('', due, large, true);
  } else sheet.row([big]).pair(at, due, large, true);
  sheet.pair(who ?? '', m['printing.paper.nth']({ number }, portuguese));
}

/** Across the paper and white on black: it looks like no other note. Said again with its dish. */
function allergies(sheet: Sheet, lines: readonly PaperLine[], beside: readonly string[] = []): void {
  const warnings = [...new Set(lines.flatMap((line) => line.warnings))];
  if (warnings.length + beside.length === 0) return;
  sheet.banner(m['printing.paper.allergy']({}, portuguese), huge);
  for (const warning of warnings) sheet.banner(warning, large);
  for (const warning of beside) sheet.banner(m['printing.paper.allergyBeside']({ warning }, portuguese), large);
}

function dish(sheet: Sheet, line: PaperLine): void {
  const { quantity, name, until, dish: goesWith, choices, elsewhere = [], note, warnings } = line;
  sheet.numbered(String(quantity), name, large);
  if (until) sheet.text(m['printing.paper.until']({ time: until }, portuguese), tall, { indent, bold: true });
  if (goesWith) sheet.text(m['printing.paper.withDish']({ dish: goesWith }, portuguese), tall, { indent });
  for (const choice of choices) sheet.text(choice, tall, { indent });
  // In small letters: nobody here makes it.
  for (const text of elsewhere) sheet.text(text, normal, { indent });
  if (note) sheet.boxed(note.toUpperCase(), tall, { indent });
  contains(sheet, line);
  for (const warning of warnings)
    sheet.banner(m['printing.paper.allergyOf']({ warning: warning.trim() }, portuguese), tall);
}

/** As loud as on the display: nobody has to know by heart what the dish is made of. */
function contains(sheet: Sheet, { clash = [] }: PaperLine): void {
  if (clash.length > 0)
    sheet.banner(m['printing.paper.clash']({ what: clash.join(', ').toUpperCase() }, portuguese), large);
}

function why(sheet: Sheet, { reason, askedBy, approvedBy }: ChangePaper): void {
  if (reason) sheet.text(m['printing.paper.reason']({ reason }, portuguese), tall);
  if (askedBy) sheet.text(m['printing.paper.askedBy']({ name: askedBy }, portuguese), tall);
  if (approvedBy) sheet.text(m['printing.paper.approvedBy']({ name: approvedBy }, portuguese), tall);
}

function struck(sheet: Sheet, line: PaperLine): void {
  sheet.numbered(String(line.quantity), line.name, large, { inverted: true });
  const goesWith = line.dish && m['printing.paper.withDish']({ dish: line.dish }, portuguese);
  for (const words of [goesWith, ...line.choices, ...line.warnings, line.note])
    if (words) sheet.text(words, tall, { indent });
}

const brief = ({ quantity, name, note }: PaperLine) => `${quantity} ${name}${note ? ` (${note})` : ''}`;

function counted(lines: readonly PaperLine[]): string {
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [linesText(lines.length), itemsText(items)].join('  ');
}

const linesText = (count: number) =>
  count === 1 ? m['printing.paper.linesOne']({}, portuguese) : m['printing.paper.lines']({ count }, portuguese);
const itemsText = (count: number) =>
  count === 1 ? m['printing.paper.itemsOne']({}, portuguese) : m['printing.paper.items']({ count }, portuguese);
