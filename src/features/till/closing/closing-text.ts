import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import type { LateCorrection, Movement, Strays, Tally, Till, TillCouvert, TillFee } from '../contract.ts';
import { correctionText, laterText } from '../correction-text.ts';
import { couvertHint, couvertText } from '../couvert-text.ts';
import { feeHint } from '../fee-text.ts';
import { movementDetail, movementTitle } from '../movement-text.ts';
import { noneReceived, receivedRows } from '../payments-text.ts';
import type { TillReductions } from '../reductions/contract.ts';
import { reductionGroups, sumOf } from '../reductions/reductions-text.ts';
import { sharerText } from '../sharer-text.ts';
import { strayCounts } from '../strays-text.ts';
import { inCash, movedCents } from '../values.ts';

export interface ClosingRow {
  label: string;
  amount: string;
  /** The sum of those before. */
  total?: boolean;
}

export interface ClosingSection {
  title: string;
  rows: ClosingRow[];
  /** Below the rows, in words. */
  note?: string;
}

/** Everything a fechamento says, in the order in which it says it: on paper and as a file. */
export interface ClosingText {
  restaurant: string;
  title: string;
  times: string[];
  sections: ClosingSection[];
  notFiscal: string;
}

interface Saying {
  restaurant: string;
  timezone: string;
  locale: Locale;
}

/** Of an open till it is what it comes to so far, and says so. */
export function closingText(till: Till, { restaurant, timezone, locale }: Saying): ClosingText {
  const { number, openedAt, openedBy, closedAt, closedBy } = till;
  const say = { locale };
  const at = (instant: string) => formatDateTime(instant, locale, timezone);
  return {
    restaurant,
    title: closedAt ? m['till.closing.title']({ number }, say) : m['till.closing.soFar']({ number }, say),
    times: [
      m['till.openedBy']({ name: openedBy, at: at(openedAt) }, say),
      ...(closedAt ? [m['till.closedBy']({ name: closedBy ?? '', at: at(closedAt) }, say)] : []),
    ],
    sections: [
      receivedOf(till, locale),
      drawerOf(till, { locale, at }),
      ...creditsOf(till, { locale, at }),
      ...(closedAt ? [countedOf(till, locale)] : []),
      reducedOf(till.reductions, locale),
      ...(till.fee.cents > 0 ? [feeOf(till.fee, locale)] : []),
      ...(till.couverts.length > 0 ? [couvertsOf(till.couverts, locale)] : []),
      ...(till.lateCorrections.length > 0 ? [lateOf(till.lateCorrections, { locale, timezone })] : []),
      ...(till.laterCorrections.length > 0 ? [laterOf(till.laterCorrections, { locale, timezone })] : []),
      ...(till.strays.since ? [straysOf(till.strays, { locale, at })] : []),
    ],
    notFiscal: m['orders.receipt.notFiscal']({}, say),
  };
}

export function closingFile({ number }: Till, locale: Locale): string {
  return `comanda-${m['till.closing.file']({}, { locale })}-${String(number).padStart(4, '0')}.pdf`;
}

function moneyIn(locale: Locale) {
  return (cents: number) => {
    const amount = formatMoney(Math.abs(cents), locale);
    return cents < 0 ? m['till.minus']({ amount }, { locale }) : amount;
  };
}

function receivedOf({ tallies, receivedCents }: Till, locale: Locale): ClosingSection {
  const money = moneyIn(locale);
  const say = { locale };
  return {
    title: m['till.closing.received']({}, say),
    rows: [
      ...tallies.flatMap((tally) =>
        receivedRows(tally, locale).map(({ detail: payments, cents }) => ({
          label: m['till.closing.methodPayments'](
            { method: m[`bills.method.${tally.method}`]({}, say), payments },
            say,
          ),
          amount: money(cents),
        })),
      ),
      { label: m['till.total']({}, say), amount: money(receivedCents), total: true },
    ],
  };
}

interface Told {
  locale: Locale;
  at: (instant: string) => string;
}

function drawerOf({ tallies, movements, openingCents }: Till, { locale, at }: Told): ClosingSection {
  const money = moneyIn(locale);
  const say = { locale };
  const cash = tallies.find(({ method }) => method === 'dinheiro');
  return {
    title: m['till.drawer.sheet']({}, say),
    rows: [
      { label: m['till.drawer.opening']({}, say), amount: money(openingCents) },
      ...movements.filter(({ kind }) => inCash(kind)).map((each) => movementRow(each, { locale, at })),
      ...receivedRows(cash ?? noneReceived, locale).map(({ kind, cents }) => ({
        label: m[`till.drawer.${kind}`]({}, say),
        amount: money(cents),
      })),
      { label: m['till.expected']({}, say), amount: money(cash?.expectedCents ?? 0), total: true },
    ],
  };
}

/** What guests are owed, as it came and went in the house's accounts. */
function creditsOf({ movements }: Till, told: Told): ClosingSection[] {
  const credits = movements.filter(({ kind }) => !inCash(kind));
  if (credits.length === 0) return [];
  const title = m['till.credit.title']({}, { locale: told.locale });
  return [{ title, rows: credits.map((each) => movementRow(each, told)) }];
}

function movementRow(movement: Movement, { locale, at }: Told): ClosingRow {
  const what = movementTitle(movement, locale);
  const detail = movementDetail(movement, at(movement.at), locale);
  return {
    label: m['till.closing.movement']({ what, detail }, { locale }),
    amount: moneyIn(locale)(movedCents(movement)),
  };
}

function countedOf({ tallies, differenceCents, note }: Till, locale: Locale): ClosingSection {
  const money = moneyIn(locale);
  const say = { locale };
  const difference = (cents: number) => {
    const amount = formatMoney(Math.abs(cents), locale);
    if (cents === 0) return m['till.agrees']({}, say);
    return cents < 0 ? m['till.lacks']({ amount }, say) : m['till.over']({ amount }, say);
  };
  const label = ({ method, expectedCents, countedCents }: Tally) =>
    m['till.closing.counted'](
      {
        method: m[`bills.method.${method}`]({}, say),
        expected: money(expectedCents),
        counted: money(countedCents ?? 0),
      },
      say,
    );
  return {
    title: m['till.closing.count']({}, say),
    rows: [
      ...tallies.map((tally) => ({
        label: label(tally),
        amount: difference((tally.countedCents ?? 0) - tally.expectedCents),
      })),
      { label: m['till.difference']({}, say), amount: difference(differenceCents ?? 0), total: true },
    ],
    ...(note && { note: m['till.closing.note']({ note }, say) }),
  };
}

/** Each kind's reasons, and below them what they come to. */
function reducedOf(reductions: TillReductions, locale: Locale): ClosingSection {
  const money = moneyIn(locale);
  const say = { locale };
  const title = m['till.reductions.title']({}, say);
  const groups = reductionGroups(reductions, locale);
  if (groups.length === 0) return { title, rows: [], note: m['till.reductions.none']({}, say) };
  const kinds = groups.flatMap((group) => [
    ...group.rows.map(({ label, cents }) => ({ label, amount: money(cents) })),
    { label: group.title, amount: money(group.cents), total: true },
  ]);
  const whole = { label: m['till.total']({}, say), amount: money(sumOf(groups)), total: true };
  return { title, rows: groups.length === 1 ? kinds : [...kinds, whole] };
}

function feeOf(fee: TillFee, locale: Locale): ClosingSection {
  const money = moneyIn(locale);
  const say = { locale };
  const note = feeHint(fee, locale);
  return {
    title: m['till.fee.title']({}, say),
    rows: [
      ...fee.shares.map((share) => ({ label: sharerText(share, locale), amount: money(share.cents) })),
      { label: m['till.total']({}, say), amount: money(fee.cents), total: true },
    ],
    ...(note && { note }),
  };
}

function couvertsOf(couverts: readonly TillCouvert[], locale: Locale): ClosingSection {
  const money = moneyIn(locale);
  const note = couvertHint(couverts, locale);
  return {
    title: m['till.couvert.title']({}, { locale }),
    rows: couverts.map((each) => ({ label: couvertText(each, locale), amount: money(each.cents) })),
    ...(note && { note }),
  };
}

function straysOf(strays: Strays, { locale, at }: Told): ClosingSection {
  const money = moneyIn(locale);
  const say = { locale };
  const { since, until, sums } = strays;
  const times = { since: at(since ?? ''), until: at(until ?? '') };
  return {
    title: m['till.strays.title']({}, say),
    rows: sums.map(({ method, cents }) => ({ label: m[`bills.method.${method}`]({}, say), amount: money(cents) })),
    note: m['till.strays.toldClosed']({ ...strayCounts(strays, locale), ...times }, say),
  };
}

function lateOf(corrections: readonly LateCorrection[], saying: Pick<Saying, 'locale' | 'timezone'>): ClosingSection {
  return {
    title: m['till.late.title']({}, { locale: saying.locale }),
    rows: [],
    note: corrections.map((each) => correctionText(each, saying)).join(' '),
  };
}

function laterOf(corrections: readonly LateCorrection[], saying: Pick<Saying, 'locale' | 'timezone'>): ClosingSection {
  return {
    title: m['till.later.title']({}, { locale: saying.locale }),
    rows: [],
    note: corrections.map((each) => laterText(each, saying)).join(' '),
  };
}
