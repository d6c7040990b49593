import { addDays, formatDay, formatNamedDay, todayIn, weekdayOf } from '../../src/lib/days.ts';
import { shownDay } from '../../src/lib/typed-time.ts';
import {
  desk,
  expectAccessible,
  languages,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';
const slug = 'restaurant-demo';
const name = 'Ana Souza';
const tel = '(11) 98888-7777';

/** The Thursday after next week has begun: open from six, on the public page already, and nobody of the demonstration reserved it. */
function thursday(): string {
  const first = addDays(todayIn('America/Sao_Paulo', new Date()), 8);
  return addDays(first, (4 - weekdayOf(first) + 7) % 7);
}

for (const language of languages) {
  test(`the owner closes a booked day and is shown whom to call; guests read it and are offered the next days, in ${language}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const date = thursday();
    const day = formatDay(date, language, 'date');
    const guest = await person(browser, language, phone);
    const ask = async (values: Record<string, string>) => {
      await guest.page.goto(`/r/${slug}/reservations`);
      const form = guest.page.locator('form[novalidate]');
      for (const [field, value] of Object.entries(values))
        await form.getByLabel(t(`reservations.ask.${field}`)).fill(value);
      await form.getByRole('button', { name: t('reservations.ask.submit') }).click();
      return form;
    };
    const asked = { name, email: 'ana@guest.example', phone: tel, date, time: '20:00', guests: '2' };
    await ask(asked);
    await expect(guest.page.getByRole('heading', { name: t('reservations.ask.sent') })).toBeVisible();

    const boss = await person(browser, language, language === 'en' ? phone : desk);
    await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=dias');
    const section = boss.page.getByRole('region', { name: t('restaurants.days.title') });
    await expect(section.getByText(t('restaurants.days.none'))).toBeVisible();
    await section.getByRole('button', { name: t('restaurants.days.add') }).click();
    const form = boss.page.getByRole('dialog', { name: t('restaurants.days.addTitle') });
    const typedDate = form.getByLabel(t('restaurants.days.date'));
    for (const impossible of ['', shownDay(date, language).replace(/^\d\d.\d\d/, '31/31')]) {
      await typedDate.fill(impossible);
      await form.getByRole('button', { name: t('common.save') }).click();
      await expect(typedDate).toHaveAccessibleDescription(t('fields.date_invalid'));
      await expect(typedDate).toBeFocused();
    }
    await typedDate.fill(shownDay(date, language));
    await form.getByLabel(t('restaurants.days.name')).fill('Reforma');
    await expectAccessible(boss.page);
    await form.getByRole('button', { name: t('common.save') }).click();
    const stranded = boss.page.getByRole('alertdialog');
    await expect(stranded).toContainText(t('restaurants.days.oneStranded', { day }));
    await expect(stranded).toContainText(name);
    await expect(stranded.getByRole('link', { name: tel })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(boss.page);
    await stranded.getByRole('button', { name: t('restaurants.days.confirm') }).click();
    await expect(form).toBeHidden();
    const row = section.getByRole('listitem').filter({ hasText: 'Reforma' });
    await expect(row).toContainText(t('restaurants.settings.kindClosed'));
    await expectAccessible(boss.page);
    expectOnly(boss.complaints, refusedWith(409));

    await guest.page.goto(`/r/${slug}`);
    const days = guest.page.getByRole('region', { name: t('restaurants.page.specialDays') });
    await expect(days.getByRole('listitem')).toContainText(['Reforma']);
    await expectAccessible(guest.page);
    const again = await ask({ ...asked, email: 'rui@guest.example' });
    const closedOn = formatNamedDay({ date, name: 'Reforma' }, language);
    await expect(again.getByLabel(t('reservations.ask.date'))).toHaveAccessibleDescription(
      t('errors.reservation_special_day_closed', { closedOn }),
    );
    const offers = again.getByRole('status').filter({ hasText: t('reservations.left.nextDays') });
    await expectAccessible(guest.page);
    await offers.getByRole('button').first().click();
    await again.getByRole('button', { name: t('reservations.ask.submit') }).click();
    await expect(guest.page.getByRole('heading', { name: t('reservations.ask.sent') })).toBeVisible();

    // Taken back, and taken back again.
    await row.getByRole('button', { name: t('restaurants.days.remove', { day }) }).click();
    await expect(row).toBeHidden();
    await boss.page.getByRole('button', { name: t('common.undo') }).click();
    await stranded.getByRole('button', { name: t('restaurants.days.confirm') }).click();
    await expect(row).toBeVisible();
    expectOnly(boss.complaints, refusedWith(409));
  });
}
