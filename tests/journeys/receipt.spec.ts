import { mkdirSync } from 'node:fs';
import {
  customDish,
  desk,
  instanceUrl,
  look,
  person,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const longDate =
  /(domingo|(segunda|terça|quarta|quinta|sexta)-feira|sábado), \d{1,2} de [a-zç]+ de \d{4} às \d{2}:\d{2}/;

/** A new order for table 9 by the calls that the form makes. */
const order = `(async ([plain, custom]) => {
  const ask = async (path, body) => (await fetch('/api' + path, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
  const { tables } = await ask('/tables');
  const menu = await ask('/restaurants/restaurant-demo/menu');
  const products = menu.categories.flatMap((category) => category.products);
  const idOf = (name) => products.find((product) => product.name === name).id;
  const options = menu.optionGroups.flatMap((group) => group.options).filter(({ name }) => ['Arroz de coco', 'Farofa de dendê'].includes(name));
  const lines = [
    { productId: idOf(plain), quantity: 12, optionIds: [], notes: 'Bem dourado, sem queimar embaixo, por favor' },
    { productId: idOf(custom), quantity: 1, optionIds: options.map(({ id }) => id), notes: 'Intolerância a lactose' },
  ];
  return ask('/orders', { key: crypto.randomUUID(), tableId: tables.find(({ number }) => number === 9).id, lines });
})`;

test("the receipt prints Portuguese and nothing of the screen, on A4 and on a till's roll", async ({ browser }) => {
  const t = textIn('pt-BR');
  // Whatever language the waiter reads.
  const { page } = await person(browser, 'en', desk);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await signInAtTheDesk(page, 'garcom@demo.comanda.example', '/restaurant-admin/orders');
  const { id } = await page.evaluate<{ id: string }>(`${order}(${JSON.stringify([plainDish, customDish])})`);
  const print = page
    .locator(`#order-${id}`)
    .getByRole('button', { name: textIn('en')('orders.printOf', { number: 9 }) });
  const paper = page.locator('section[lang="pt-BR"]');
  await print.click();
  await expect(page.locator('html[data-printed]')).toBeAttached();

  await page.emulateMedia({ media: 'print' });
  const [row] = await look<{ number: number; total: number }>(
    'select number, total_cents::int as total from orders where id = $1',
    [id],
  );
  const money = (cents: number) => (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
  await expect(paper.getByRole('heading', { name: t('orders.receipt.title') })).toBeVisible();
  for (const text of [
    'Restaurant Demo',
    t('orders.table', { number: 9 }),
    t('orders.receipt.order', { number: row?.number ?? 0 }),
    '12×',
    plainDish,
    t('orders.note', { note: 'Bem dourado, sem queimar embaixo, por favor' }),
    'Arroz de coco · Farofa de dendê',
    t('orders.allergy'),
    'Intolerância a lactose',
    t('bills.feeToChoose', { fee: t('bills.feeOf', { percentage: '10' }) }),
    t('orders.receipt.notFiscal'),
  ]) {
    await expect(paper).toContainText(text);
  }
  await expect(paper).toContainText(longDate);
  await expect(paper.getByText(money(row?.total ?? 0))).toBeVisible();
  // 12 of 24.90, one of 62.90, and ten percent.
  expect(row?.total).toBe(36_170 + 3_617);
  // What lies on the paper, not what merely stands in the document.
  expect(await page.evaluate<string>('document.body.innerText.trim()')).toBe(
    await page.evaluate<string>(`document.querySelector('section[lang="pt-BR"]').innerText.trim()`),
  );

  // Nothing is cut off at the edge of a roll that is 72 mm wide inside its margins.
  await page.setViewportSize({ width: 272, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(272);
  await page.setViewportSize(desk);

  mkdirSync('test-results', { recursive: true });
  const papers = { 'receipt-a4.pdf': { format: 'A4' }, 'receipt-80mm.pdf': { width: '80mm', height: '200mm' } };
  for (const [name, size] of Object.entries(papers)) {
    await page.emulateMedia({ media: null });
    if ((await paper.count()) === 0) await print.click();
    await expect(paper).toBeAttached();
    const pdf = await page.pdf({ path: `test-results/${name}`, ...size });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // An empty sheet is a thousand bytes.
    expect(pdf.length).toBeGreaterThan(20_000);
    // The printer is done: the paper is cleared away.
    await expect(paper).toHaveCount(0);
  }

  // Cancelled, it is no receipt of anything.
  await page.emulateMedia({ media: null });
  const cancelling = { headers: { origin: instanceUrl() }, data: { status: 'cancelado' } };
  expect((await page.request.post(`/api/orders/${id}/status`, cancelling)).ok()).toBe(true);
  await page.getByRole('radio', { name: new RegExp(textIn('en')('orders.delivered')) }).click();
  await expect(page.locator(`#order-${id}`)).toContainText(textIn('en')('orders.status.cancelado'));
  await print.click();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText(t('orders.status.cancelado'))).toBeVisible();
  const struck = paper.locator('.line-through');
  await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
  await expect(struck.getByText(money(row?.total ?? 0))).toBeVisible();
});
