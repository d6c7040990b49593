import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible, phone, plainDish } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheMenu } from '../support/browser/menu-desk.ts';

const width = 1_600;
const height = 1_200;
/** Nothing in it repeats: it stays large however it is written. */
const buffer = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  .blur(1.5)
  .jpeg()
  .toBuffer();

test('a photo over a weak line says how far it has come, can be given up, and arrives', async ({ browser }) => {
  const { page, context, t, form, edit } = await atTheMenu(browser, 'pt-BR', phone);
  await edit(plainDish);
  const field = form.getByRole('group', { name: t('menu.form.picture') });
  const choose = () =>
    field.locator('input[type=file]').first().setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  const line = await context.newCDPSession(page);
  const upload = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await upload(20_000);

  await choose();
  const bar = field.getByRole('progressbar', { name: /\d+%/ });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await field.getByRole('button', { name: t('menu.picture.cancel') }).click();
  await expect(bar).toBeHidden();

  await choose();
  await expect(bar).toBeVisible();
  const far = () => bar.getAttribute('value').then(Number);
  const first = await far();
  await expect.poll(far).toBeGreaterThan(first);
  // Saved now, the product would be saved without it.
  const save = form.getByRole('button', { name: t('menu.form.save') });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByText(t('menu.picture.wait'))).toBeVisible();
  await upload(-1);
  await expect(field.getByText(t('menu.picture.sent'))).toBeAttached();
  await save.click();
  await expect(form).toBeHidden();
});
