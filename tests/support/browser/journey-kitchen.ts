import { expect, type Page } from '@playwright/test';
import { bounceMs } from '../../../src/features/kitchen/touches.ts';
import { instanceUrl } from './journey.ts';

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
