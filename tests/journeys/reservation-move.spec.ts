import { addDays, todayIn, weekdayOf } from '../../src/lib/days.ts';
import { desk, expectAccessible, look, person, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const slug = 'restaurant-demo';

/** A Friday in five weeks: open from six to two, and nobody of the demonstration has reserved. */
function friday(): string {
  const today = todayIn('America/Sao_Paulo', new Date());
  return addDays(today, 35 + ((5 - weekdayOf(today) + 7) % 7));
}

test('a reservation is moved to another table and time by hand and by keys, put back, and refused where another one is', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const night = friday();
  await look(
    `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, status, during)
     select r.id, t.id, asked.name, '', '(11) 98888-7777', $1::date, asked.at, 4, 'confirmada',
       tstzrange(($1::date + asked.at) at time zone 'America/Sao_Paulo', ($1::date + asked.at + interval '2 hours') at time zone 'America/Sao_Paulo')
     from (values ('Lívia', 4, time '20:00'), ('Caio', 5, time '21:00')) as asked(name, number, at), restaurants r
     join tables t on t.restaurant_id = r.id and t.deleted_at is null where r.slug = $2 and t.number = asked.number`,
    [night, slug],
  );
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, waiter, `/restaurant-admin/reservations?data=${night}`);
  const block = (where: string) =>
    page.getByRole('button', { name: `${where}, Lívia, 4 pessoas, confirmada`, exact: true });
  const spoken = (text: string) => page.getByRole('status').filter({ hasText: text });
  const row = async () =>
    (await page.getByRole('button', { name: t('reservations.evening.book', { number: 5 }) }).boundingBox())!;

  // By hand over the other one: said why, and put back with Escape.
  const from = (await block('Mesa 4, 20:00 a 22:00').boundingBox())!;
  const { width, height } = await row();
  const grip = { x: from.x + 20, y: from.y + from.height / 2 };
  const halfHour = width / 16;
  const carry = async (halves: number, rows: number) => {
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + halves * halfHour, grip.y + rows * (height + 1), { steps: 5 });
  };
  await carry(2, 1);
  await expect(spoken('Mesa 5, 21:00 a 23:00. Mesa já reservada: Caio, 21:00 a 23:00')).toBeAttached();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(block('Mesa 4, 20:00 a 22:00')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  // Two rows on and an hour later, and taken back.
  await carry(2, 3);
  await page.mouse.up();
  await expect(block('Mesa 7, 21:00 a 23:00')).toBeVisible();
  await page.getByRole('button', { name: t('common.undo') }).click();
  await expect(block('Mesa 4, 20:00 a 22:00')).toBeVisible();

  // By keys, to a table with too few seats, which is asked.
  await block('Mesa 4, 20:00 a 22:00').press('Enter');
  await page.getByRole('button', { name: t('reservations.move.moveOf', { name: 'Lívia' }) }).press('Enter');
  await expect(spoken('Movendo Lívia')).toBeAttached();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await expect(spoken('Mesa 2, 20:30 a 22:30. 2 lugares para 4 pessoas')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog');
  await expectAccessible(page);
  await sure.getByRole('button', { name: t('reservations.move.tightYes') }).click();
  await expect(block('Mesa 2, 20:30 a 22:30')).toBeFocused();

  // The next move begins, and the offer to take the last one back is gone: on a phone it would lie over what is said of this one.
  await block('Mesa 2, 20:30 a 22:30').press('Enter');
  await page.getByRole('button', { name: t('reservations.move.moveOf', { name: 'Lívia' }) }).press('Enter');
  await expect(spoken('Movendo Lívia')).toBeAttached();
  await expect(page.getByRole('button', { name: t('common.undo') })).toBeHidden();
});
