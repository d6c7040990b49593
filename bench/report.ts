import os from 'node:os';
import type { Results } from './cases.ts';
import type { Measured } from './closed-loop.ts';
import { round } from './figures.ts';
import type { Neighbour } from './neighbour.ts';

export const targets = {
  ordersPerSecond: 2_500,
  ratio: 0.4,
  menuPerSecond: 15_000,
  pagePerSecond: 5_000,
  sendToScreenP99Ms: 100,
};

export interface Machine {
  cores: number;
  processor: string;
  node: string;
  postgres: string;
}

export function machine(postgres: string): Machine {
  const processors = os.cpus();
  return { cores: processors.length, processor: processors[0]?.model.trim() ?? '', node: process.version, postgres };
}

/** The better of the two cases against the statements' own rate. */
function ratio({ c16, c64, raw }: Results): number {
  return round(Math.max(c16.perSecond, c64.perSecond) / raw.perSecond);
}

export function asJson(results: Results, about: { machine: Machine; seconds: number }): object {
  const { c16, c64, closing, raw, menu, page, screens } = results;
  const orders = ({ perSecond, p50Ms, p95Ms, p99Ms, serverCpuMs, databaseCpuMs }: Measured) => {
    return { perSecond, p50Ms, p95Ms, p99Ms, serverCpuMs, databaseCpuMs };
  };
  return {
    orders: {
      c16: orders(c16),
      c64: orders(c64),
      closing: orders(closing),
      raw: { perSecond: raw.perSecond },
      ratio: ratio(results),
    },
    menu: { perSecond: menu.perSecond },
    page: { perSecond: page.perSecond },
    sendToScreen: screens,
    // Not figures but what they were measured on: processor times above are totals of so many seconds.
    ...about,
  };
}

export function asTable(results: Partial<Results>, { machine: on, seconds }: { machine: Machine; seconds: number }) {
  const { c16, c64, closing, raw, menu, page, screens } = results;
  const cases: [string, Measured | undefined, number | null][] = [
    ['orders, 16 diners', c16, targets.ordersPerSecond],
    ['orders, 64 diners', c64, targets.ordersPerSecond],
    ['orders of bills of 1 to 20 that close', closing, null],
    ['the same statements, straight', raw, null],
    ['menu', menu, targets.menuPerSecond],
    ["diner's menu page", page, targets.pagePerSecond],
  ];
  const rows = [
    ['', 'per second', 'target', 'p50 ms', 'p95 ms', 'p99 ms', 'us of processor each: server', 'database', 'load'],
  ];
  for (const [name, figures, target] of cases) {
    if (!figures) continue;
    const { perSecond, p50Ms, p95Ms, p99Ms, serverCpuMs, databaseCpuMs, loadCpuMs, done } = figures;
    const each = [serverCpuMs, databaseCpuMs, loadCpuMs].map((ms) => String(Math.round((ms * 1000) / done)));
    rows.push([
      name,
      String(perSecond),
      target === null ? '' : String(target),
      ...[p50Ms, p95Ms, p99Ms].map(String),
      ...each,
    ]);
  }
  if (screens) {
    const { p50Ms, p95Ms, p99Ms } = screens;
    const target = `p99 ${targets.sendToScreenP99Ms} ms`;
    rows.push(['send to the last of 200 screens', '100', target, ...[p50Ms, p95Ms, p99Ms].map(String), '', '', '']);
  }
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  const notes = [
    `${on.cores} processors (${on.processor}), Node ${on.node}, PostgreSQL ${on.postgres}, ${seconds} s for each case.`,
    'Server, database and load share the processors. fsync is on. Every order was found in the database once, with its total.',
    'Processor time goes on being counted until the program is quiet, and that of the bills that close holds reading and closing them.',
    'The limit of orders per table and minute was raised for this.',
  ];
  if (c16 && c64 && raw) notes.unshift(`orders / straight: ${ratio(results as Results)} (target ${targets.ratio})`);
  return [...rows.map(line), '', ...notes].join('\n');
}

export function neighbourTable({ alone, beside, loud }: Neighbour): string {
  const answered = Object.entries(loud).map(([status, count]) => `${count} x ${status}`);
  const times = (key: 'p50Ms' | 'p99Ms') =>
    `${beside[key]} ms beside, ${alone[key]} alone: ${round(beside[key] / alone[key])} times`;
  return [
    'Writes of a restaurant beside one of which 32 phones at one table and 32 screens of one owner send as much as they can:',
    `median ${times('p50Ms')}`,
    `p99 ${times('p99Ms')}`,
    `The loud one was answered ${answered.join(', ')}.`,
  ].join('\n');
}
