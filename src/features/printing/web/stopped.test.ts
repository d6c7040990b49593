import { expect, test } from 'vitest';
import { isTroubled } from '../printers/troubled.ts';
import { notOutCount, notOutText, notOutTexts, stoppedFacts, stoppedSince, stoppedText } from './standing.ts';

const now = Date.parse('2026-11-21T23:00:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

test('stopped printers are named, with how many tickets are not printed', () => {
  const named = (...names: string[]) => stoppedText(names.map((name) => ({ name, standing: 'away' })));
  expect(named('Bar')).toBe('Impressora parada: Bar');
  expect(named('Bar', 'Grelha')).toBe('Impressoras paradas: Bar e Grelha');
  expect(named(...'abcd')).toBe('4 impressoras paradas');
  const count = notOutCount([
    { standing: 'away', waiting: 5, failed: 2, waitingTests: 0 },
    { standing: 'away', waiting: 2, failed: 0, waitingTests: 1 },
  ]);
  expect([notOutText(1), notOutText(count)]).toEqual(['1 comanda sem imprimir', '8 comandas sem imprimir']);
});

test('a test page is no ticket, and is named as what it is', () => {
  const page = { standing: 'away', waiting: 1, failed: 0, waitingTests: 1 } as const;
  expect(notOutCount([page])).toBe(0);
  expect(notOutTexts([page])).toEqual(['1 página de teste sem imprimir']);
  const both = [page, { standing: 'away', waiting: 2, failed: 1, waitingTests: 1 } as const];
  expect(notOutTexts(both)).toEqual(['2 comandas sem imprimir', '2 páginas de teste sem imprimir']);
  expect(notOutTexts([])).toEqual([]);
});

test('since when: the first ticket that waits or the first printer that is away, whatever came first', () => {
  const printer = (waiting: number | null, away: number | null) => ({
    waitingSince: waiting === null ? null : ago(waiting),
    awaySince: away === null ? null : ago(away),
  });
  expect(stoppedSince([printer(4, 2), printer(1, null)], now)).toBe('há 4 min');
  expect(stoppedSince([printer(null, 67)], now)).toBe('há mais de uma hora');
  for (const unsaid of [printer(null, null), printer(0, null)]) expect(stoppedSince([unsaid], now)).toBeNull();
});

test('beside one name stands why it does not print; of one that is off, the time says it', () => {
  const waits = { waiting: 7, failed: 1, waitingTests: 0, waitingSince: ago(4), waitingTables: [3] };
  const bar = { id: '1', name: 'Bar', ...waits, stationIds: [], awayComputer: null, takenOverBy: null };
  const out = { ...bar, standing: 'paper_out' as const, awaySince: null };
  const away = { ...bar, standing: 'away' as const, awaySince: ago(4) };
  expect(stoppedFacts([out], now)).toEqual(['Sem papel', '8 comandas sem imprimir', 'há 4 min']);
  expect(stoppedFacts([away], now)).toEqual(['8 comandas sem imprimir', 'há 4 min']);
  const lost = { ...away, awayComputer: 'Caixa' };
  expect(stoppedFacts([lost], now)).toEqual(['Computador sem conexão', '8 comandas sem imprimir', 'há 4 min']);
  const taken = { ...away, waiting: 0, failed: 0, takenOverBy: 'Caixa' };
  expect(stoppedFacts([taken], now)).toEqual(['há 4 min', 'O papel sai em Caixa']);
  expect(stoppedFacts([out, away], now)).toEqual(['16 comandas sem imprimir', 'há 4 min']);
});

test('a printer that never came is missed once an order waits for it, not for its test page', () => {
  const never = { standing: 'never', waiting: 1, waitingTests: 1 } as const;
  expect(isTroubled(never)).toBe(false);
  expect(isTroubled({ ...never, waiting: 2 })).toBe(true);
});

test('a printer that did not confirm has not stopped: its papers may have come out', () => {
  const bar = { name: 'Bar', waiting: 3, failed: 1, waitingTests: 0, standing: 'unconfirmed' } as const;
  expect(isTroubled(bar)).toBe(true);
  expect(stoppedText([bar])).toBe('Confira se o papel saiu: Bar');
  expect(notOutTexts([bar])).toEqual(['1 comanda pode ter saído']);
  const away = { ...bar, name: 'Grelha', standing: 'away' } as const;
  expect(stoppedText([bar, away])).toBe('Impressora parada: Grelha');
  expect(notOutTexts([bar, away])).toEqual(['4 comandas sem imprimir', '1 comanda pode ter saído']);
});
