import { expect, test } from 'vitest';
import { pages } from '../../../../tests/support/printers/printed-paper.ts';
import type { Paper } from './paper.ts';

test('a bill is no fiscal document, and the test page shows every letter', () => {
  const bill: Paper = {
    kind: 'bill',
    restaurant: 'Restaurant Demo',
    head: ['Rua das Flores, 1'],
    table: 15,
    at: '20:29',
    lines: [
      {
        quantity: 2,
        name: 'Caipirinha de caju com rapadura e um nome comprido',
        detail: 'Sem açúcar',
        amount: 'R$ 50,00',
      },
    ],
    sums: [{ label: 'Taxa de serviço (10%)', amount: 'R$ 5,00' }],
    total: { label: 'Total', amount: 'R$ 55,00' },
  };
  expect(pages(bill, { columns: 32 })[0]).toMatchInlineSnapshot(`
    "Restaurant Demo
           Rua das Flores, 1
    --------------------------------
    Mesa #15                   20:29
    --------------------------------
    2 Caipirinha de caju com
    rapadura e um nome comprido
                            R$ 50,00
      Sem açúcar
    --------------------------------
    Taxa de serviço (10%)    R$ 5,00
    Total                   R$ 55,00
    --------------------------------
         Não é documento fiscal
                              1 de 1"
  `);
  const [page] = pages({ kind: 'test', restaurant: 'Restaurant Demo', printer: 'Grelha', at: '20:29' });
  expect(page).toContain('áàâãç éê í óôõ ú ü ª º');
});
