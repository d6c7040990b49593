import { desk, instanceUrl, person, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { owner } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const t = textIn('pt-BR');
const at = 2;

test('a table whose orders were all cancelled says so on each view, and one tap sets it free', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, owner, '/restaurant-admin/tables');
  const id = await order(page, at);
  const cancelled = await page.request.post(`/api/orders/${id}/status`, {
    headers: { origin: instanceUrl() },
    data: { status: 'cancelado', reason: 'engano' },
  });
  expect(cancelled.status(), await cancelled.text()).toBe(200);
  const card = page.getByRole('article', { name: t('tables.table', { number: at }), exact: true });
  await expect(card).toContainText(t('tables.openWithoutOrders'));

  const views = page.getByRole('navigation', { name: t('tables.views') });
  await views.getByRole('link', { name: t('floor.plan.title') }).click();
  const drawn = page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: at })}: `) });
  await expect(drawn).toContainText(t('tables.noOrders'));
  await drawn.click();
  const panel = page.getByRole('complementary', { name: t('orders.table', { number: at }) });
  await panel.getByRole('button', { name: t('tables.freeOf', { number: at }) }).click();
  await expect(drawn).toContainText(t('tables.status.disponivel'));

  // The entry of the navigation leads to the view that was chosen last on this device.
  await page.goto('/restaurant-admin');
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .first()
    .getByRole('link', { name: t('shell.tables'), exact: true })
    .click();
  await expect(views.getByRole('link', { name: t('floor.plan.title') })).toHaveAttribute('aria-current', 'page');
});
