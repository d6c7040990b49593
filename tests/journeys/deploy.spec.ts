import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { freePort } from '#lib/free-port.ts';
import { alive } from '../support/browser/failing.ts';
import { addButton, phone, plainDish } from '../support/browser/journey.ts';
import type { Instance } from '../support/browser/journey-instances.ts';
import { openProcess } from '../support/browser/journey-process.ts';
import { expect, test } from '../support/browser/journey-test.ts';

/** The built program in a place of its own, where it can be updated. */
function installed(): string {
  const place = mkdtempSync(path.join(tmpdir(), 'comanda update '));
  cpSync('build', path.join(place, 'build'), { recursive: true });
  cpSync('package.json', path.join(place, 'package.json'));
  for (const shared of ['public', 'node_modules']) symlinkSync(path.resolve(shared), path.join(place, shared));
  return place;
}

const dialogOf = (place: string) =>
  readdirSync(path.join(place, 'build/client/assets')).find((name) => /^item-dialog-[\w-]+\.js$/.test(name)) ?? '';

/** As the next build would have it: the dialog has another content and so another name, and whatever names it names the new one. */
function update(place: string, from: string, to: string): void {
  const build = path.join(place, 'build');
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|json)$/.test(entry.name)) continue;
    const text = readFileSync(file, 'utf8');
    const renamed = entry.name === from;
    if (!renamed && !text.includes(from)) continue;
    for (const form of ['', '.br', '.gz']) rmSync(file + form, { force: true });
    writeFileSync(renamed ? path.join(entry.parentPath, to) : file, text.replaceAll(from, to));
  }
  for (const form of ['.br', '.gz']) rmSync(path.join(build, 'client/assets', from + form), { force: true });
}

/** A diner with the menu open, who has touched nothing yet. */
async function atTheMenu(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ viewport: phone, baseURL });
  const page = await context.newPage();
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('response', (answer) => asked.push(`${answer.status()} ${path.basename(new URL(answer.url()).pathname)}`));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/r/restaurant-demo/table/7/menu');
  await alive(page);
  const choose = async () => {
    await addButton(page, plainDish).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  return { asked, complaints, choose };
}

test('a page that was open before an update goes on working after it, and comes anew when it is loaded', async ({
  browser,
}) => {
  const place = installed();
  const env = {
    JOURNEY_ROOT: place,
    JOURNEY_DATA: path.join(place, 'data'),
    JOURNEY_PORT: String(await freePort()),
  };
  let instance = openProcess('journey-instance.ts', env);
  const { url } = await instance.heard<Instance>();
  try {
    const open = await atTheMenu(browser, url);
    const before = dialogOf(place);
    expect(before).not.toBe('');
    expect(open.asked.join()).not.toContain(before);

    await instance.close();
    const after = 'item-dialog-UPDATED0.js';
    update(place, before, after);
    expect(dialogOf(place)).toBe(after);
    instance = openProcess('journey-instance.ts', env);
    await instance.heard();

    await open.choose();
    expect(open.asked).toContain(`200 ${before}`);
    const anew = await atTheMenu(browser, url);
    await anew.choose();
    expect(anew.asked).toContain(`200 ${after}`);
    expect([...open.complaints, ...anew.complaints].filter((text) => !text.includes('ERR_'))).toEqual([]);
  } finally {
    await instance.close();
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
});
