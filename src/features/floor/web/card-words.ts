import { m } from '#generated/messages/messages.js';
import { firstName, wantedText } from '../../calls/web/call-words.ts';
import { lateBy } from '../../orders/promised.ts';
import { spanText } from '../../tables/web/span-text.ts';
import type { ReservedParty } from '../../tables/web/table-card.tsx';
import { ageText, guestsText, peopleText, restText } from '../../tables/web/texts.ts';
import { isWithoutOrders } from '../../tables/without-orders.ts';
import { partyNumber } from './parties.ts';
import type { TableView } from './table-view.ts';

const states = {
  // As the bill and the board say it.
  ready: m['orders.status.pronto'],
  making: m['orders.status.preparando'],
  waiting: m['orders.status.pendente'],
  eating: m['floor.state.eating'],
  paid: m['floor.state.paid'],
  seated: m['tables.openWithoutOrders'],
  reserved: m['tables.status.reservado'],
  free: m['tables.status.disponivel'],
};

/** 'Luana vai': who is on the way to all who call there; undefined while nobody is. */
export function goesText(calls: TableView['calls']): string | undefined {
  const [name] = calls.map(({ takenBy }) => takenBy?.name);
  return name && calls.every(({ takenBy }) => takenBy) ? m['calls.goes']({ name: firstName(name) }) : undefined;
}

/** By how many minutes the kitchen is behind there, as its own displays say; 0 while it is in time. */
export const lateMinutes = ({ due }: Pick<TableView, 'due'>, now: number): number =>
  due === null ? 0 : lateBy(due.firstDueAt, now);

/** 'Atrasado 14 min'; null while the kitchen is in time. */
export function lateText(view: Pick<TableView, 'due'>, now: number): string | null {
  const minutes = lateMinutes(view, now);
  return minutes > 0 ? m['orders.late']({ span: spanText(minutes) }) : null;
}

/** 'Pediu a conta', 'Gelo, Luana vai', 'Comendo': a table's state in a word. */
export function stateText({ state, calls, table }: Pick<TableView, 'state' | 'calls' | 'table'>): string {
  if (state === 'joined') return m['floor.state.joined']({ number: table.joinedTo ?? 0 });
  if (state !== 'called' && state !== 'bill') return states[state]();
  return [wantedText(calls), goesText(calls)].filter(Boolean).join(', ');
}

/** '17:45 Otávio Sampaio, 8 pessoas': who comes next to a table. */
export function comesText({ time, name, guests }: ReservedParty): string {
  return `${time} ${m['tables.reservation']({ name, guests: guestsText(guests) })}`;
}

/** All that the card says, as one sentence to be heard; `next`: who comes there next. */
export function cardName(view: TableView, now: number, next?: ReservedParty): string {
  const { bill } = view.table;
  const facts = [stateText(view), lateText(view, now) ?? []].flat();
  if (bill?.people) facts.push(peopleText(bill.people));
  if (bill && !isWithoutOrders(view.table)) facts.push(ageText(bill.since, now), restText(bill));
  if (next) facts.push(comesText(next));
  return `${m['orders.table']({ number: partyNumber(view) })}: ${facts.join(', ')}`;
}

/** '3 pessoas, 1 h 30, com Bia Nunes'. */
export function subtitleOf(view: TableView, now: number, me: string): string {
  const { bill } = view.table;
  const { waiter } = view;
  const facts = [bill && !isWithoutOrders(view.table) ? ageText(bill.since, now) : stateText(view)];
  if (bill?.people) facts.unshift(peopleText(bill.people));
  if (waiter) facts.push(waiter.id === me ? m['floor.servedByYou']() : m['floor.servedBy']({ name: waiter.name }));
  else facts.push(m['floor.servedByNobody']());
  return facts.join(', ');
}
