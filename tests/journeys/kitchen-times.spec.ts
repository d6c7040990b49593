import { alive } from '../support/browser/failing.ts';
import {
  changeRestaurant,
  demoHouse,
  desk,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { headers } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';

for (const [at, language] of languages.entries()) {
  const t = textIn(language);
  const viewport = at === 0 ? desk : phone;
  const minutes = (many: string) => t('stats.times.minutes', { minutes: many });

  test(`the owner reads how long each station took against its target, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, viewport);
    await signInAtTheDesk(page, owner, '/restaurant-admin/support');
    const station = 'Forno';
    // A station that made nothing but this.
    await changeRestaurant(
      `with made as (insert into stations (restaurant_id, name, position, target_minutes) values (${demoHouse}, '${station}', 9, 12) returning id)
       update products set station_id = made.id from made where restaurant_id = ${demoHouse} and name = '${plainDish}'`,
      'menu',
    );
    for (const took of [8, 11, 20]) {
      const id = await order(page, 7, [{ name: plainDish }]);
      const data = { status: 'pronto', from: 'pendente' };
      const answer = await page.request.post(`/api/orders/${id}/status`, { headers: headers(), data });
      expect(answer.status(), await answer.text()).toBe(200);
      // From when it was fired, however long it was held.
      await changeRestaurant(
        `update order_items i set fired_at = o.created_at, ready_at = o.created_at + interval '${took} minutes'
         from orders o where o.id = i.order_id and o.id = '${id}'`,
        'tables',
      );
    }
    const [placed] = await look<{ hour: string }>(
      `select to_char(now() at time zone timezone, '${language === 'en' ? 'FMHH12 AM' : 'FMHH24"h"'}') as hour from restaurants where id = ${demoHouse}`,
    );
    await page.goto('/restaurant-admin');
    await alive(page);
    const panel = page.getByRole('region', { name: t('stats.times.title') });
    if (viewport === phone) await panel.getByRole('button', { name: t('stats.times.show') }).click();
    const row = panel.getByRole('row').filter({ hasText: station });
    await expect(row).toContainText(t('stats.times.target', { minutes: 12 }));
    await expect(row.getByRole('cell', { name: minutes('11'), exact: true })).toBeVisible();
    const ninetieth = language === 'en' ? '18.2' : '18,2';
    await expect(row.getByRole('cell', { name: minutes(ninetieth), exact: true })).toBeVisible();
    await expect(row.getByRole('cell').last()).toHaveText('1');
    const hours = panel.getByRole('table', { name: t('stats.times.byHour') });
    await expect(hours.getByRole('row').filter({ hasText: new RegExp(`^${placed?.hour}`) })).toBeVisible();
    await panel.getByText(t('stats.times.days', { days: 30 }), { exact: true }).click();
    await expect(row.getByRole('cell').last()).toHaveText('1');
    await expectAccessible(page);
  });
}
