import { mkdirSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { desk, look, person, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

/** How many pictures a browser's PDF draws that are made of as many squares as a code is; one that is cut is drawn on two pages. */
function codesDrawn(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  let codes = 0;
  for (const [, packed = ''] of streams) {
    let drawn: string;
    try {
      drawn = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      continue;
    }
    codes += drawn.split(/\nf\*?\n/).filter((piece) => (piece.match(/ [ml]\n/g) ?? []).length > 500).length;
  }
  return codes;
}

test('every table has its code on the sheet to print', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', desk);
  const t = textIn('pt-BR');
  await signInAtTheDesk(page, 'dono@demo.comanda.example', '/restaurant-admin/tables');
  await page.getByRole('link', { name: t('tables.print') }).click();
  const sheet = page.getByRole('region', { name: t('tables.sheet.preview') });
  const tables = await look<{ number: number; code: string }>(
    `select t.number, t.short_code as code from tables t join restaurants r on r.id = t.restaurant_id
     where r.slug = 'restaurant-demo' and t.deleted_at is null order by t.number`,
  );
  await expect(sheet.getByRole('listitem')).toHaveCount(tables.length);
  for (const { number, code } of tables) {
    const card = sheet
      .getByRole('listitem')
      .filter({ has: page.getByAltText(t('tables.qr.alt', { number }), { exact: true }) });
    await expect(card).toContainText('Restaurant Demo');
    await expect(card).toContainText(`${code.slice(0, 3)} ${code.slice(3)}`);
  }
  // Nobody's phone comes to what this instance is called.
  await expect(page.getByText(t('tables.qr.onlyHereTitle'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const printed = page
    .locator('body > div:not(:has(main))')
    .getByAltText(t('tables.qr.alt', { number: 1 }), { exact: true });
  await expect(printed).toBeVisible();
  expect(await printed.evaluate((image: HTMLImageElement) => image.width)).toBe(200);
  await expect(sheet).toBeHidden();
  // What a printer leaves of its paper, less the margins: A4, A5, a till's roll of 80 mm, a small one of 58 mm.
  const codes = page.locator('body > div:not(:has(main)) li img');
  for (const [paper, width, inARow] of [
    ['A4', 202, 3],
    ['A5', 140, 2],
    ['80 mm', 72, 1],
    ['58 mm', 48, 1],
  ] as const) {
    await page.setViewportSize({ width: Math.floor((width / 25.4) * 96), height: 1000 });
    const lying = await codes.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
    const room = (width / 25.4) * 96;
    expect(lying, paper).toHaveLength(tables.length);
    expect(
      lying.filter(({ left, right }) => left < 0 || right > room),
      paper,
    ).toEqual([]);
    expect(
      lying.filter(({ top }) => top === lying[0].top),
      paper,
    ).toHaveLength(inARow);
    if (width >= 72)
      expect(new Set(lying.map(({ width, height }) => `${width}x${height}`)), paper).toEqual(new Set(['200x200']));
  }
  // Where a sheet or a cut of the roll ends, no code goes on: each is drawn once.
  mkdirSync('test-results', { recursive: true });
  await page.emulateMedia({ media: null });
  for (const [name, paper] of [
    ['a4', { format: 'A4' }],
    ['80mm', { width: '80mm', height: '200mm' }],
  ] as const) {
    const pdf = await page.pdf({ path: `test-results/codes-${name}.pdf`, preferCSSPageSize: true, ...paper });
    expect(codesDrawn(pdf), name).toBe(tables.length);
  }
});
