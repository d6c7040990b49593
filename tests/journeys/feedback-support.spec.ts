import {
  cutOff,
  desk,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const owner = 'dono@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`an owner says what they think and finds support, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const { context, page, complaints } = await person(browser, language, viewport);
    await signInAtTheDesk(page, owner, '/restaurant-admin/feedback');
    const send = page.getByRole('button', { name: t('feedback.send') });
    const message = page.getByLabel(t('feedback.message'));
    await expect(send).toBeDisabled();
    await message.fill('   ');
    await expect(send).toBeDisabled();
    await expectAccessible(page);

    // By keyboard: the stars are one stop, and arrows move between them.
    const first = page.getByRole('radio', { name: t('feedback.oneStar') });
    await press(page, first, 'Space');
    for (const count of [2, 3, 4]) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: t('feedback.manyStars', { count }) })).toBeChecked();
    }
    const text = `Muito bom, ${language}`;
    await message.fill(`  ${text} `);
    await context.route('**/api/feedback', (route) => route.abort());
    await send.click();
    await expect(page.getByText(t('feedback.failed'))).toBeVisible();
    await expect(message).toHaveValue(`  ${text} `);
    await context.unroute('**/api/feedback');
    await send.click();
    await expect(page.getByRole('heading', { name: t('feedback.thanks') })).toBeVisible();
    await expectAccessible(page);
    await expect(message).toHaveValue('');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    expect(await look('select rating from feedback where text = $1', [text])).toEqual([{ rating: 4 }]);

    await page.goto('/restaurant-admin/support');
    const chat = page.getByRole('link', { name: t('feedback.support.start') });
    await expect(chat).toHaveAttribute('target', '_blank');
    const written = encodeURIComponent(t('feedback.support.message', { restaurant: 'Restaurant Demo' }));
    await expect(chat).toHaveAttribute('href', `https://wa.me/5511900000000?text=${written}`);
    await expect(page.getByText('+55 11 90000-0000').first()).toBeVisible();
    for (const benefit of ['fast', 'expert', 'efficient']) {
      await expect(page.getByRole('heading', { name: t(`feedback.support.${benefit}`) })).toBeVisible();
    }
    expect(taken(complaints)).toEqual([cutOff, expect.stringContaining('Feedback was not sent')]);
  });
}
