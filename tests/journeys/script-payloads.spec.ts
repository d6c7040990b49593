import type { Page } from '@playwright/test';
import {
  changeRestaurant,
  demoHouse,
  desk,
  look,
  person,
  qrCode,
  signInAtTheDesk,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const attack = `</style></title></textarea>"'><script>window.ran=1</script><img src=x onerror=window.ran=1>`;
/** As long as a day's text may be. */
const shortAttack = `</style>"'><img src=x onerror=window.ran=1>`;
const address = 'javascript:window.ran=1//"><svg onload=window.ran=1>';
/** What no rule of the database forbids is written behind the application's back: as if every check of a form had failed. */
test.beforeEach(async () => {
  await look(
    `update restaurants set name = $1, description = $1, address = $1, phone = left($1, 30), email = $1, img_url = $2,
       cover_image_url = $2, opening_hours = jsonb_build_object('domingo', $3, 'segunda', $3, 'terça', $3, 'quarta', $3,
       'quinta', $3, 'sexta', $3, 'sábado', $3) where slug = 'restaurant-demo'`.replaceAll("', $3", "', $3::text"),
    [attack, address, shortAttack],
  );
  await look(
    `update products set description = $1, image_url = $2 where name like 'Pão%' and restaurant_id = ${demoHouse}`,
    [attack, address],
  );
  await look(`update users set name = $1 where email like '%@demo.comanda.example'`, [attack]);
  await changeRestaurant('select 1', 'restaurant');
  await changeRestaurant('select 1', 'menu');
});

/** What the console says of a payload that the policy has stopped. */
const stopped = expect.stringContaining('violates the following Content Security Policy directive');

/** Waits for what the page shows, and tells whether anything of it ran, in the page or in its frames. */
async function ran(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  await page.waitForLoadState('load');
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], [aria-hidden].animate-breathe.bg-sunken-2')).toHaveCount(0);
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'ran' in window)));
  return frames.includes(true);
}

test('control: these payloads do run where nothing stops them', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR');
  await page.setContent(`<p>${attack}</p>`);
  await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(true);
});

test('none runs for guests @core', async ({ browser }) => {
  const { page, complaints } = await person(browser, 'pt-BR');
  await page.goto(await qrCode(5));
  for (const path of [
    '',
    '/menu',
    '/reservations',
    '/login',
    '/table/5',
    '/table/5/menu',
    '/table/5/orders',
    '/table/5/bill',
  ]) {
    expect(await ran(page, `/r/restaurant-demo${path}`), path).toBe(false);
  }
  for (const path of ['/restaurants', '/', '/demo', '/pricing', '/terms'])
    expect(await ran(page, path), path).toBe(false);
  await page.goto('/r/restaurant-demo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(attack);
  // No link leads into a script, and nothing was let out of its place.
  expect(await page.locator('a[href^="javascript:" i], [onerror], [onload], main script').count()).toBe(0);
  expectOnly(complaints, stopped);
});

test('none runs for the staff, on print views, or in the preview', async ({ browser }) => {
  const { page, complaints } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, 'dono@demo.comanda.example');
  await order(page, 9);
  await look(
    `update order_items set notes = $1, name = $1 where order_id in (select id from orders
    where status in ('pendente', 'preparando', 'pronto'))`,
    [attack],
  );
  const pages = [
    '',
    '/orders',
    '/staff',
    '/reservations',
    '/settings',
    '/customization',
    '/support',
    '/feedback',
    '/account',
  ];
  for (const path of pages) expect(await ran(page, `/restaurant-admin${path}`), path).toBe(false);
  await printsQuietly(page);
  await page.goto('/restaurant-admin/customization');
  const preview = page.frameLocator('#content iframe:not([aria-hidden])');
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(attack);
  for (const [label, text] of [
    ['Descrição', attack],
    ['Nome', attack],
  ] as const) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(`${text}!`);
  }
  await page
    .getByRole('textbox', { name: 'Cor primária', exact: true })
    .fill('red;}</style><script>window.ran=1</script>');
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(`${attack}!`);
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'ran' in window)));
  expect(frames).not.toContain(true);
  expectOnly(complaints, stopped);
});

/** The receipt of an order, as it is laid out for printing. */
async function printsQuietly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto('/restaurant-admin/orders');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('window.ran=1');
  await card.getByRole('button', { name: /^Imprimir/ }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('section[lang="pt-BR"]')).toContainText('window.ran=1');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.emulateMedia({ media: 'screen' });
}
