import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from '../../../db/seed/cast.ts';
import { expectAccessible, instanceUrl, type Language, look, person, qrCode, tableOf, textIn } from './journey.ts';

const slug = 'restaurant-demo';

/** Everything that was ordered at the table is carried there: what is paid before that leaves its bill open. */
export async function served(staff: Page, table: number) {
  const orders = await look<{ id: string }>(
    `select o.id from orders o join bills b on b.id = o.bill_id
     where b.table_id = $1 and b.closed_at is null and o.status in ('pendente', 'preparando', 'pronto')`,
    [(await tableOf(table)).id],
  );
  for (const { id } of orders) {
    const answer = await staff.request.post(`/api/orders/${id}/status`, {
      headers: { origin: instanceUrl() },
      data: { status: 'entregue' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** Guests' phones at a table, each with the code scanned. */
export async function phonesAt(browser: Browser, language: Language, table: number, count: number) {
  const phones = [];
  for (let each = 0; each < count; each += 1) {
    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(table));
    phones.push(guest);
  }
  return phones;
}

export const billOf = (table: number, view = '') => `/r/${slug}/table/${table}/bill${view && `?view=${view}`}`;

/** What guests pay to when the house takes PIX to a key of its own. */
export const housePix = { kind: 'email', key: 'pix@casa.example', name: 'Casa da Ana', city: 'São Paulo' };

/** The owner, who is signed in there, has the house take PIX to that key. */
export async function takesPix(owner: Page) {
  const settings = await (await owner.request.get('/api/checks/settings')).json();
  const headers = { origin: instanceUrl() };
  const data = { ...settings, pix: housePix, password: demoPassword };
  const saved = await owner.request.put('/api/checks/settings', { headers, data });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** An owner begins to connect the account that guests pay to, which takes their password. */
export async function connectAccount(page: Page, language: Language, provider: string) {
  const t = textIn(language);
  const section = page.getByRole('region', { name: t('checks.online.title') });
  await section.getByRole('button', { name: t('checks.online.connect', { provider }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('accounts.mine.currentPassword')).fill(demoPassword);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('checks.online.goOn') }).click();
}
