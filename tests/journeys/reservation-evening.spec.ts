import { addDays, todayIn, weekdayOf } from '../../src/lib/days.ts';
import { desk, expectAccessible, look, person, signInAtTheDesk, tableOf, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const slug = 'restaurant-demo';

/** A Friday in five weeks: open from six to two, and nobody of the demonstration has reserved. */
function friday(): string {
  const today = todayIn('America/Sao_Paulo', new Date());
  return addDays(today, 35 + ((5 - weekdayOf(today) + 7) % 7));
}

test('a night by tables and hours: a block opens what its card offers, an empty place books its table and hour', async ({
  browser,
}) => {
  const language = 'pt-BR';
  const t = textIn(language);
  const night = friday();
  await look(
    `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during)
     select r.id, t.id, asked.name, '', '(11) 98888-7777', $1::date, asked.at, 2,
       tstzrange(($1::date + asked.at) at time zone 'America/Sao_Paulo', ($1::date + asked.at + interval '2 hours') at time zone 'America/Sao_Paulo')
     from (values ('Lívia', 4, time '20:00'), ('Nina', 6, time '18:00')) as asked(name, number, at), restaurants r
     join tables t on t.restaurant_id = r.id and t.deleted_at is null where r.slug = $2 and t.number = asked.number`,
    [night, slug],
  );
  const { page } = await person(browser, language, desk);
  await signInAtTheDesk(page, waiter, `/restaurant-admin/reservations?data=${night}`);
  const view = (name: string) => page.getByRole('radio', { name: t(`reservations.view.${name}`) });
  await expect(view('evening')).toBeChecked();
  const block = (name: string) => page.getByRole('button', { name, exact: true });
  const pending = block('Mesa 4, 20:00 a 22:00, Lívia, 2 pessoas, pendente');
  await expect(pending).toBeVisible();
  await expectAccessible(page);
  await pending.press('Enter');
  const facts = page.getByRole('dialog', { name: 'Lívia' });
  await facts.getByRole('button', { name: t('reservations.confirmOf', { name: 'Lívia' }) }).press('Enter');
  await expect(facts).toContainText(t('reservations.status.confirmada'));
  await expect(facts.getByRole('heading', { name: 'Lívia' })).toBeFocused();
  await facts.getByRole('button', { name: t('reservations.editOf', { name: 'Lívia' }) }).click();
  const edit = page.getByRole('dialog', { name: t('reservations.editTitle') });
  await expect(edit.getByLabel(t('reservations.form.name'))).toHaveValue('Lívia');
  await page.keyboard.press('Escape');
  await expect(block('Mesa 4, 20:00 a 22:00, Lívia, 2 pessoas, confirmada')).toBeFocused();

  // Three of eight hours into the night it is nine.
  const free = page.getByRole('button', { name: t('reservations.evening.book', { number: 5 }) });
  const { width } = (await free.boundingBox()) ?? { width: 0 };
  await free.click({ position: { x: (width * 3.2) / 8, y: 8 } });
  const add = page.getByRole('dialog', { name: t('reservations.addTitle') });
  await expect(add.getByLabel(t('reservations.form.time'))).toHaveValue('21:00');
  await expect(add.getByLabel(t('reservations.form.table'))).toHaveValue((await tableOf(5)).id);
  // What nobody could be received at is told as soon as it is typed.
  const closed = add.getByText('Fora do horário');
  await add.getByLabel(t('reservations.form.time')).fill('16:00');
  await expect(closed).toBeVisible();
  await add.getByLabel(t('reservations.form.time')).fill('21:00');
  await expect(closed).toBeHidden();
  await add.getByLabel(t('reservations.form.name')).fill('Caio');
  await add.getByLabel(t('reservations.form.phone')).fill('(11) 97777-6666');
  await add.getByRole('button', { name: t('reservations.form.create') }).click();
  await expect(block('Mesa 5, 21:00 a 23:00, Caio, 2 pessoas, confirmada')).toBeVisible();
  await expect(page.getByText(/^6 clientes em 3 reservas, mais cheio às 21:00: 4 de \d+ lugares$/)).toBeVisible();
  // Who waits stands above as well; once answered, the focus goes on to the block.
  await page.getByRole('button', { name: t('reservations.confirmOf', { name: 'Nina' }) }).press('Enter');
  await expect(block('Mesa 6, 18:00 a 20:00, Nina, 2 pessoas, confirmada')).toBeFocused();

  // By keyboard a table is booked for the first half hour that is free.
  await free.press('Enter');
  await expect(add.getByLabel(t('reservations.form.time'))).toHaveValue('18:00');
  await page.keyboard.press('Escape');

  // What was chosen on a device stays chosen there, however wide it is.
  await view('list').check();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Caio' })).toBeVisible();
  await view('evening').check();
  await page.setViewportSize({ width: 360, height: 780 });
  const evening = page.getByRole('region', { name: t('reservations.evening.label') });
  await expect(evening).toBeVisible();
  expect(await evening.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
  await expectAccessible(page);
});
