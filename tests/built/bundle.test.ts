import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const client = path.resolve('build/client');
const assets = path.join(client, 'assets');
const built = existsSync(assets);
const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length;

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports: string[]; css: string[] }>;
}

function manifest(): Manifest {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(path.join(assets, name), 'utf8');
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;$/, ''));
}

/** Every script that the first view of a page loads: the entry and the page's chain of routes, with all they import. */
function scriptsOf(...routes: string[]): string[] {
  const { entry, routes: known } = manifest();
  const parts = [entry, ...routes.map((id) => known[id]!)];
  return [...new Set(parts.flatMap(({ module, imports }) => [module, ...imports]))];
}

const sizeOf = (hrefs: string[]) => hrefs.reduce((sum, href) => sum + brotli(readFileSync(path.join(client, href))), 0);

describe.runIf(built)('what a browser is sent', () => {
  test('holds no code of the server', () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const file of scripts) {
      const text = readFileSync(path.join(assets, file), 'utf8');
      expect(text, file).not.toMatch(/app\.restaurant_id|set_config\(|better-auth|from"node:|require\("(?:pg|node:)/);
    }
  });

  test('imports no part that brings a stylesheet of its own, which the plain import() would leave out', () => {
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(path.join(assets, file), 'utf8'));
    expect(texts.filter((text) => text.includes('__vite__mapDeps'))).toEqual([]);
    expect(texts.filter((text) => text.includes('Unable to preload CSS'))).toEqual([]);
  });

  test("the menu at a table stays within a cheap phone's budget", () => {
    const scripts = scriptsOf('root', 'diner/layout', 'diner/menu');
    const stylesheet = readdirSync(assets).find((file) => /^area-diner.*\.css$/.test(file)) ?? '';
    const font = readdirSync(assets).find((file) => /^inter-[^-]+\.woff2$/.test(file)) ?? '';
    const bytes = {
      scripts: sizeOf(scripts),
      styles: brotli(readFileSync(path.join(assets, stylesheet))),
      font: readFileSync(path.join(assets, font)).length,
    };
    expect(bytes.scripts, JSON.stringify(bytes)).toBeLessThanOrEqual(118_000);
    expect(bytes.styles).toBeLessThanOrEqual(12_000);
    expect(bytes.font).toBeLessThanOrEqual(23_000);
  });

  test.each([
    // A page that computed the key of one text was sent all of them, in both languages: 190 KB, and 215 files for the board.
    { page: 'home', chain: ['public/site/layout', 'public/home/home'], bytes: 150_000, files: 35 },
    { page: 'pricing', chain: ['public/site/layout', 'public/site/pricing'], bytes: 145_000, files: 35 },
    { page: 'bill', chain: ['diner/layout', 'diner/bill'], bytes: 162_000, files: 36 },
    { page: 'board', chain: ['restaurant-admin/layout', 'restaurant-admin/orders'], bytes: 305_000, files: 92 },
    { page: 'history', chain: ['restaurant-admin/layout', 'restaurant-admin/history'], bytes: 196_000, files: 76 },
    { page: 'kitchen', chain: ['kitchen/display'], bytes: 178_000, files: 40 },
    { page: 'platform', chain: ['admin/layout', 'admin/audit'], bytes: 165_000, files: 50 },
  ])('$page is sent what it says, in few files', ({ chain, bytes, files }) => {
    const scripts = scriptsOf('root', ...chain);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(sizeOf(scripts)).toBeLessThanOrEqual(bytes);
  });

  test("what diners' pages carry in themselves is small", () => {
    const boot = readFileSync(path.resolve('build/boot.js'));
    expect(boot.length).toBeLessThanOrEqual(1_100);
    expect(boot.includes('</')).toBe(false);
  });

  test("nothing of the staff's area reaches a diner", () => {
    const diner = scriptsOf('root', 'diner/layout', 'diner/menu', 'diner/orders', 'diner/welcome');
    const staff = manifest().routes['restaurant-admin/orders']!;
    expect(diner).not.toContain(staff.module);
    const text = diner.map((href) => readFileSync(path.join(client, href), 'utf8')).join('');
    expect(text).not.toContain('Começar Preparo');
  });

  test('nor with what its pages load when it is needed, which a phone keeps for when it is offline', () => {
    const parts = new Set(scriptsOf('root', 'diner/layout', 'diner/menu').map((href) => path.basename(href)));
    for (const part of parts) {
      if (part.startsWith('manifest-')) continue;
      const text = readFileSync(path.join(assets, part), 'utf8');
      expect(text, part).not.toContain('Começar Preparo');
      for (const [, named] of text.matchAll(/(?:assets\/|["'`]\.\/)([\w.-]+\.js)/g)) parts.add(named!);
    }
    // The service worker keeps so many files at most, with their styles and fonts.
    expect(parts.size).toBeLessThanOrEqual(140);
  });
});

test('the pages are built before they are measured', () => {
  expect(built, 'run npm run build first').toBe(true);
});
