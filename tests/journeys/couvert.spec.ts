import {
  desk,
  expectAccessible,
  languages,
  look,
  person,
  signInAtTheDesk,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, phonesAt, served } from '../support/browser/journey-check.ts';
import { headers } from '../support/browser/journey-floor.ts';
import { orderFrom, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure } from '../support/browser/journey-till.ts';

const owner = 'dono@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';
const artist = 'Trio Sabiá';
const perPerson = 1_500;

for (const language of languages) {
  const t = textIn(language);
  const table = 7;

  test(`the owner says who plays and for how much; guests read it before, wish it, take it back, and pay with it (${language})`, async ({
    browser,
  }) => {
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=conta');
    const { today } = await (await boss.page.request.get('/api/tills')).json();
    const settings = boss.page.getByRole('region', { name: t('checks.settings.title') });
    await settings.getByLabel(t('checks.settings.couvert')).fill('4');
    await settings.getByRole('button', { name: t('checks.settings.addDay') }).click();
    const first = { number: 1 };
    await settings.getByLabel(t('checks.settings.dayOf', first)).selectOption('day');
    await settings.getByLabel(t('checks.settings.dateOf', first)).fill(today);
    await settings.getByLabel(t('checks.settings.dayCents', first)).fill('15');
    await settings.getByLabel(t('checks.settings.artistOf', first)).fill(artist);
    await expectAccessible(boss.page);
    await settings.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(boss.page.getByText(t('checks.settings.saved'))).toBeVisible();

    // Before anything is ordered: who plays, for how much, and that nobody has to.
    const [guest] = await phonesAt(browser, language, table, 1);
    const { page } = guest!;
    await page.goto(billOf(table));
    const amount = page.getByText(artist);
    await expect(amount).toContainText(figure(perPerson));
    await expectAccessible(page);
    await orderFrom(page, table, plain(2));
    const dishes = 2 * dishCents + Math.round((2 * dishCents) / 10);
    const owed = (cents: number) => expect(page.getByText(figure(cents)).first()).toBeVisible();
    await owed(dishes);

    // Wished by one, then by both, then by nobody, and in the end by both: it is on the bill for as long as somebody wants it.
    const add = page.getByRole('button', { name: t('checks.couvertAddLabel') });
    await add.click();
    const confirm = page.getByRole('button', { name: /R\$/ });
    await expectAccessible(page);
    await confirm.click();
    await owed(dishes + perPerson);
    await page.getByRole('button', { name: t('checks.morePeople') }).click();
    await owed(dishes + 2 * perPerson);
    await page.getByRole('button', { name: t('checks.couvertRemoveLabel') }).click();
    await owed(dishes);
    await add.click();
    await page.getByRole('button', { name: t('checks.morePeople') }).click();
    await confirm.click();
    const total = dishes + 2 * perPerson;
    await owed(total);
    await expectAccessible(page);

    await page.goto(billOf(table, 'split'));
    await page.getByRole('radio', { name: t('checks.byAmount') }).check();
    await page.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
    await page.getByRole('button', { name: t('checks.pay.amount', { amount: '' }).trim() }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.card') })
      .click();
    await expect(page.getByRole('heading', { name: t('checks.part.asked') })).toBeVisible();

    const till = await staffAtTheBoard(browser, language, cashier);
    const waiting = await (await till.page.request.get('/api/checks/parts')).json();
    const [part] = waiting.parts.filter((each: { tableNumber: number }) => each.tableNumber === table);
    expect(part.cents).toBe(total);
    await served(till.page, table);
    const received = await till.page.request.post(`/api/checks/parts/${part.id}/receive`, {
      headers: headers(),
      data: { method: 'debito' },
    });
    expect(received.status(), await received.text()).toBe(200);
    await expect(page.getByRole('heading', { name: t('diner.overTitle') })).toBeVisible();
    await expect(page.getByText(figure(total)).first()).toBeVisible();
    const [bill] = await look<{ total: number; charges: number; artist: string }>(
      `select total_cents::int as total, charges_cents::int as charges, couvert_artist as artist from bills
       where table_id = $1 order by opened_at desc limit 1`,
      [(await tableOf(table)).id],
    );
    expect(bill).toEqual({ total, charges: 2 * perPerson, artist });
  });
}
