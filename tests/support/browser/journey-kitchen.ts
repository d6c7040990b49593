import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { bounceMs } from '../../../src/features/kitchen/touches.ts';
import { demoHouse, instanceUrl, type Language, look, person, signInAtTheDesk, textIn } from './journey.ts';

export const headers = () => ({ origin: instanceUrl() });
/** At the display, or a row at the pass. */
export const ticket = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A touch that comes too soon after the last is none, and nothing on the display says when the next one counts. */
export const untilTouchesCount = (page: Page) => page.waitForTimeout(bounceMs);

export async function edit(page: Page, id: string, lines: (of: { line: number }[]) => object[]) {
  const { order } = await (await page.request.get(`/api/orders/${id}`)).json();
  const { revision, tableId, status } = order;
  const data = { revision, tableId, status, lines: lines(order.lines) };
  const answer = await page.request.put(`/api/orders/${id}`, { headers: headers(), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A screen without an account, paired with the house's kitchen; at all stations when none is named. */
export async function pairedDisplay(
  browser: Browser,
  language: Language,
  viewport: { width: number; height: number },
  stations: string[] = [],
): Promise<Page> {
  const t = textIn(language);
  const screen = await person(browser, language, viewport);
  await screen.page.goto('/kitchen');
  const digits = await screen.page.getByText(/^\d( \d){5}$/).textContent();
  const owner = await person(browser, language);
  await signInAtTheDesk(owner.page, 'dono@demo.comanda.example', '/restaurant-admin/support');
  const ids = await Promise.all(stations.map(stationId));
  const data = { key: randomUUID(), code: digits?.replaceAll(' ', ''), name: `Tela ${ids.length}`, stationIds: ids };
  const answer = await owner.page.request.post('/api/kitchen-devices', { headers: headers(), data });
  expect(answer.status(), await answer.text()).toBe(200);
  await owner.context.close();
  await expect(screen.page.getByText(t('kitchen.connected'))).toBeVisible();
  return screen.page;
}

export async function stationId(name: string): Promise<string> {
  const [station] = await look<{ id: string }>(
    `select id from stations where restaurant_id = ${demoHouse} and name = $1 and deleted_at is null`,
    [name],
  );
  if (!station) throw new Error(`The demonstration has no station ${name}.`);
  return station.id;
}
