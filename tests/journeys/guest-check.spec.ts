import type { Page } from '@playwright/test';
import {
  asRead,
  desk,
  expectAccessible,
  inCore,
  languages,
  person,
  plainDish,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, phonesAt } from '../support/browser/journey-check.ts';
import { order, orderFrom, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const owner = 'dono@demo.comanda.example';
for (const language of languages) {
  test(`the bill on the phones of a table: whose is what, what is optional, and dividing it (${language})${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = 10;
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=conta');
    const settings = boss.page.getByRole('region', { name: t('checks.settings.title') });
    const couvert = settings.getByLabel(t('checks.settings.couvert'));
    await couvert.fill('-12');
    await expect(couvert).toHaveAccessibleDescription(new RegExp(t('fields.amount_negative')));
    await couvert.fill('12');
    await settings.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(boss.page.getByText(t('checks.settings.saved'))).toBeVisible();

    const [ana, rui] = (await phonesAt(browser, language, table, 2)).map(({ page }) => page) as [Page, Page];
    await ana.goto(billOf(table));
    await expect(ana.getByText(t('checks.none'))).toBeVisible();
    await orderFrom(ana, table, plain(2));
    await orderFrom(rui, table);
    const till = await staffAtTheBoard(browser, language, cashier);
    await order(till.page, table);

    // Four dishes and their fee, under whoever ordered them; told to the page that was open before there was anything.
    const owed = (page: Page, cents: number) => expect(page.getByText(figure(cents)).first()).toBeVisible();
    await owed(ana, 4 * 2_490 + 996);
    for (const name of [t('checks.you'), t('checks.phone', { number: 2 }), t('checks.table')])
      await expect(ana.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectAccessible(ana);

    // What is optional: one tap takes the fee off, on both phones; couvert comes when it is asked for.
    await rui.goto(billOf(table));
    await owed(rui, 4 * 2_490 + 996);
    await ana.getByRole('switch', { name: t('checks.payFee') }).click();
    await owed(rui, 4 * 2_490);
    await rui.getByRole('button', { name: t('checks.couvertAddLabel') }).click();
    // How many is asked: as many as have phones here, until somebody says otherwise.
    await rui.getByRole('button', { name: figure(2 * 1_200) }).click();
    await owed(ana, 4 * 2_490 + 2 * 1_200);
    await ana.getByRole('button', { name: t('checks.couvertRemoveLabel') }).click();
    await owed(rui, 4 * 2_490);
    await rui.getByRole('switch', { name: t('checks.payFee') }).click();
    await owed(ana, 4 * 2_490 + 996);

    // By items: what one phone has chosen is locked on the other, with a name, until it is given up.
    for (const page of [ana, rui]) {
      await page.getByRole('link', { name: t('checks.splitOrPay') }).click();
      await expect(page.getByRole('radio', { name: t('checks.byItems') })).toBeChecked();
    }
    const mine = (page: Page) => page.getByRole('list', { name: t('checks.yours') }).getByRole('listitem');
    await mine(ana).first().getByRole('button').first().click();
    await expect(ana.getByText(t('checks.someOf', { count: 1, quantity: 2 }))).toBeVisible();
    await mine(ana)
      .first()
      .getByRole('button', { name: t('checks.moreOf', { name: asRead(language, plainDish) }) })
      .click();
    await expect(
      rui.getByText(t('checks.chose', { name: t('checks.phone', { number: 1 }), minutes: 2 })),
    ).toBeVisible();
    await mine(rui).first().getByRole('button').first().click();
    await mine(rui)
      .first()
      .getByRole('button', { name: t('checks.half') })
      .click();
    await expect(
      ana.getByText(t('checks.choseApart', { name: t('checks.phone', { number: 2 }), minutes: 2 })),
    ).toBeVisible();
    await expect(ana.getByText(figure(4_980 + 498)).last()).toBeVisible();
    await expect(rui.getByText(figure(1_245 + 125)).last()).toBeVisible();
    await expectAccessible(ana);
    await expectAccessible(rui);

    // Equally, and an amount that is never more than is left.
    await rui.getByRole('radio', { name: t('checks.byPeople') }).check();
    await expect(rui.getByText(figure(5_478)).first()).toBeVisible();
    await expectAccessible(rui);
    await rui.getByRole('radio', { name: t('checks.byAmount') }).check();
    const howMuch = rui.getByLabel(t('checks.howMuch'));
    await howMuch.fill('-5');
    await expect(howMuch).toHaveAccessibleDescription(t('fields.amount_negative'));
    await howMuch.fill('999');
    await expect(rui.getByText(t('checks.neverMore'))).toBeVisible();
    await expectAccessible(rui);
    await rui.goBack();
    await owed(rui, 4 * 2_490 + 996);

    // Who came in from the street sees nothing of it.
    const stranger = await person(browser, language);
    await stranger.page.goto(billOf(table));
    await expect(stranger.page.getByText(t('diner.seatTitle'))).toBeVisible();
  });
}
