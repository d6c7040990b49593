import { expectAccessible, languages, person, plainDish, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { edit, headers, ticket, untilTouchesCount } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const waiter = 'garcom@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const secondDish = 'Escondidinho de carne-seca';
const display = '/restaurant-admin/kitchen?station=todas';

for (const language of languages) {
  const t = textIn(language);
  const named = (number: number) => t('kitchen.tableNumber', { number });
  const finish = (number: number) => t('kitchen.finishOf', { number });
  const start = (number: number) => t('kitchen.startOf', { number });

  test(`a tablet shows six tickets whole, and a ticket with more lines than room goes on beside it, in ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, tablet);
    await signInAtTheDesk(page, waiter, display);
    const six = [3, 4, 5, 6, 7, 8];
    const dishes = [{ name: plainDish, quantity: 2 }, { name: secondDish }, { name: plainDish, notes: 'bem dourado' }];
    const ids: string[] = [];
    for (const number of six) ids.push(await order(page, number, dishes));
    for (const number of six) await expect(ticket(page, named(number))).toBeInViewport({ ratio: 1 });

    // What is to be made of each dish opens beside them when somebody asks for it, and stays so on this device.
    const sums = page.getByRole('complementary', { name: t('kitchen.sums') });
    await expect(sums).toBeHidden();
    await page.getByRole('button', { name: new RegExp(`^${t('kitchen.sums')}`) }).click();
    await expect(sums).toContainText(plainDish);
    await page.reload();
    await expect(sums).toContainText(plainDish);
    await expectAccessible(page);
    await press(page, sums.getByRole('button', { name: t('kitchen.sumsFold') }));
    await expect(sums).toBeHidden();
    await expect(page.getByRole('button', { name: new RegExp(`^${t('kitchen.sums')}`) })).toBeFocused();

    // All of it is carried.
    for (const each of ids) {
      const data = { status: 'entregue' };
      const answer = await page.request.post(`/api/orders/${each}/status`, { headers: headers(), data });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    await expect(page.getByText(t('kitchen.empty'))).toBeVisible();
    await expectAccessible(page);
    // A ticket that has no room in one column goes on in the next ones, each time with what somebody must not eat; its action ends it.
    const many = Array.from({ length: 15 }, (_, n) => ({ name: plainDish, notes: `para a cadeira ${n + 1}` }));
    const id = await order(page, 9, [...many, { name: secondDish, notes: 'Alergia a amendoim' }]);
    const card = ticket(page, named(9));
    const rest = ticket(page, t('kitchen.continued', { number: 9 }));
    await expect(card).toContainText(t('kitchen.continues'));
    await expect(rest.first()).toBeVisible();
    const shown = page.locator('.k-column:not(.is-measuring) .k-line:not([inert])');
    const allInView = async () => {
      await expect(shown).toHaveCount(16);
      for (const line of await shown.all()) await expect(line).toBeInViewport({ ratio: 0.99 });
      const warned = page.locator('.k-column:not(.is-measuring) .k-allergy:not(.is-measured)');
      await expect(warned).toHaveCount(1 + (await rest.count()));
    };
    await allInView();
    await expect(page.getByRole('button', { name: start(9) })).toBeInViewport({ ratio: 0.99 });
    await expect(card.locator('.k-act')).toHaveCount(0);
    await expectAccessible(page);
    await rest
      .last()
      .getByRole('button', { name: t('kitchen.openOf', { number: 9 }) })
      .click();
    const sheet = page.getByRole('dialog', { name: named(9) });
    await expect(sheet.getByRole('listitem')).toHaveCount(16);
    await expectAccessible(page);
    // The screen shows the step at once; the edit below is of the order as it is after it.
    const kept = page.waitForResponse((response) => response.url().endsWith(`/orders/${id}/lines/status`));
    await sheet.getByRole('button', { name: new RegExp(secondDish) }).click();
    expect((await kept).status()).toBe(200);
    await expect(sheet.getByRole('button', { name: new RegExp(secondDish) })).toContainText(t('kitchen.making'));
    await sheet.getByRole('button', { name: t('kitchen.close'), exact: true }).click();
    await expect(sheet).toBeHidden();
    // What has changed makes its lines higher: all is in sight before a step carries it on.
    await edit(page, id, (lines) =>
      lines.map(({ line }, at) => ({
        line,
        quantity: at % 2 === 0 ? 2 : 1,
        notes: many[at]?.notes ?? 'Alergia a amendoim',
      })),
    );
    await expect(shown.getByRole('button', { name: t('kitchen.seenOf', { number: 9 }) })).toHaveCount(8);
    await allInView();
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: finish(9) })).toBeInViewport({ ratio: 0.99 });
    await untilTouchesCount(page);
    await page.keyboard.press((await page.locator('.k-act').getAttribute('data-key')) ?? '');
    await expect(page.locator('.k-act')).toHaveCount(0);
  });
}

test('how a screen is set holds for its device', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', tablet);
  await signInAtTheDesk(page, waiter, display);
  await page.getByRole('button', { name: t('kitchen.settings') }).click();
  const sheet = page.getByRole('dialog', { name: t('kitchen.settingsTitle') });
  for (const choice of ['kitchen.sizes.large', 'kitchen.themes.dark', 'kitchen.keysOff'])
    await sheet.getByText(t(choice), { exact: true }).click();
  await sheet
    .getByRole('radiogroup')
    .filter({ hasText: t('kitchen.sounds.knock') })
    .first()
    .getByText(t('kitchen.sounds.off'))
    .click();
  await expectAccessible(page);
  await page.reload();
  const screen = page.locator('.kitchen');
  await expect(screen).toHaveAttribute('data-density', 'large');
  await expect(screen).toHaveAttribute('data-theme', 'dark');
  await expect(
    page
      .getByRole('button', { name: t('kitchen.soundState.mixed') })
      .or(page.getByRole('button', { name: t('common.mute.untouched') }))
      .first(),
  ).toBeVisible();
});
