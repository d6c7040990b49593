import { alive, failing, said, without } from '../support/browser/failing.ts';
import {
  addDish,
  cutOff,
  desk,
  openComanda,
  person,
  placeButton,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';

test('what a diner is told when something fails', async ({ browser }) => {
  const table = 3;
  const portuguese = await person(browser, 'pt-BR');
  await portuguese.page.goto(await qrCode(table));
  await portuguese.page.goto(`/r/restaurant-demo/table/${table}/menu`);
  await addDish(portuguese.page, 'pt-BR', plainDish);
  const mend = await failing(portuguese.page, 'POST', /\/orders$/);
  await openComanda(portuguese.page, 'pt-BR');
  await placeButton(portuguese.page, 'pt-BR').click();
  await said(portuguese.page, 'Falha ao realizar o pedido');
  await mend();
  await portuguese.page.route(/\/api\/restaurants\/.*\/orders/, (route) => route.abort());
  await portuguese.page.goto(`/r/restaurant-demo/table/${table}/orders`);
  await said(portuguese.page, 'Falha ao carregar pedidos');
  expectOnly(portuguese.complaints, refusedWith(500), cutOff);
  await portuguese.context.close();

  const english = await person(browser, 'en');
  await english.page.goto(`/r/restaurant-demo/table/${table}`);
  await alive(english.page);
  const mendMenu = await failing(english.page, 'GET', /^\/api\/restaurants\/[^/]+\/menu\/en$/);
  await english.page.getByRole('link', { name: textIn('en')('diner.seeMenu') }).click();
  await said(english.page, 'Failed to load menu');
  await mendMenu();
  await expect(english.page.getByRole('article').first()).toBeVisible();
  expectOnly(english.complaints, refusedWith(500));
});

test('who asks for a subscription without being signed in is told so', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR');
  const answer = await page.request.get('/api/subscription');
  expect([answer.status(), (await answer.json()).message]).toEqual([401, 'Usuário não está logado']);
});

test('pages whose data the server cannot read say so', async ({ browser }) => {
  const portuguese = await person(browser, 'pt-BR', desk);
  const english = await person(browser, 'en', desk);
  await signInAtTheDesk(english.page, owner);
  await without('customization', async () => {
    await portuguese.page.goto('/r/restaurant-demo');
    await said(portuguese.page, 'Falha ao carregar restaurante');
    await portuguese.page.goto('/r/restaurant-demo/table/3');
    await said(portuguese.page, 'Falha ao carregar informações');
    await portuguese.page.goto('/r/restaurant-demo/login');
    await said(portuguese.page, 'Erro ao requisitar id do restaurant');
  });
  await without('users', async () => {
    await english.page.goto('/restaurant-admin/support');
    await said(english.page, 'Failed to load restaurant data');
  });
  for (const { complaints } of [portuguese, english]) expectOnly(complaints, refusedWith(500));
});
