import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cash,
  close,
  closeWhatIsOpen,
  countedOf,
  move,
  open,
  read,
} from '../../../../tests/support/server/cash-till.ts';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { pdfText } from '../../../../tests/support/server/pdf-text.ts';
import { printer as fields } from '../../../../tests/support/server/printing-samples.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let caixa: Visitor;
let dono: Visitor;
let garcom: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  caixa = await new Visitor(instance).signIn(cashier);
  dono = await new Visitor(instance).signIn(owner);
  garcom = await new Visitor(instance).signIn(waiter);
  await closeWhatIsOpen(dono);
});
afterAll(() => instance.close());

test('a fechamento is a file that says what was counted, and a paper, for those who see the till', async () => {
  const { body: till } = await open(caixa);
  await move(caixa, till.id, 'in', 4_200, 'Moedas da padaria');
  const now = await read(caixa, till.id);
  const counted = { ...countedOf(now), dinheiro: cash(now).expectedCents + 150 };
  await close(caixa, now, { counted, note: 'Troco de ontem' });
  const fetched = async (by: Visitor, id: string, language = 'pt-BR') => {
    by.cookies.set('locale', language);
    const answer = await fetch(`${instance.url}/api/tills/${id}/closing.pdf`, { headers: { cookie: by.cookieHeader } });
    by.cookies.delete('locale');
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const { headers, bytes } = await fetched(caixa, till.id);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="comanda-fechamento-\d{4,}\.pdf"$/);
  const said = pdfText(bytes).join('').replaceAll('\u00a0', ' ');
  const parts = [
    'Moedas da padaria',
    'R$ 42,00',
    'R$ 242,00',
    'Sobram R$ 1,50',
    'Troco de ontem',
    'Não é documento fiscal',
  ];
  // Where a line ends, its space is none.
  const whole = (text: string) => text.replaceAll(' ', '');
  for (const part of parts) expect(whole(said)).toContain(whole(part));
  const english = await fetched(caixa, till.id, 'en');
  expect(pdfText(english.bytes).join('').replaceAll('\u00a0', ' ')).toContain('R$1.50 over');
  const { body: own } = await open(dono);
  await close(dono, own);
  const refused = await Promise.all([fetched(caixa, own.id), fetched(garcom, till.id), fetched(dono, 'nothing')]);
  expect(refused.map(({ status }) => status)).toEqual([404, 403, 404]);

  const print = (by: Visitor, id: string) => by.post(`/api/tills/${id}/print`, { key: randomUUID() });
  const { body: printer } = await dono.post('/api/printers', {
    ...fields(),
    printsBills: true,
    key: randomUUID(),
    kind: 'star',
  });
  expect((await print(caixa, own.id)).body.code).toBe('till_not_found');
  const printed = await print(caixa, till.id);
  expect(printed.status, JSON.stringify([printed.body, printer])).toBe(200);
  const { rows } = await instance.owner.query('select kind, document from print_jobs where id = $1', [printed.body.id]);
  expect(rows[0].kind).toBe('till');
  expect(JSON.stringify(rows[0].document)).toContain('Troco de ontem');
});
