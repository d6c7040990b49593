import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { startUnlessTooOld, withOldBrowserNotice } from './old-browser-notice.ts';

const page = '<html><body><main>Menu</main><script type="module">start()</script></body></html>';
const atTable = withOldBrowserNotice(page, '/r/casa/table/7/menu', 'pt-BR', 'once');
const script = /<script nonce="once">([^<]*)<\/script><\/body>/.exec(atTable)?.[1] ?? '';

test('a page that needs its script holds what it says to a browser that is too old, hidden', () => {
  expect(atTable).toContain(`hidden>${m['diner.oldBrowser']({}, { locale: 'pt-BR' })}</old-browser>`);
  const login = withOldBrowserNotice(page, '/login', 'en');
  expect(login).toContain(`hidden>${m['common.oldBrowser']({}, { locale: 'en' })}</old-browser><script>(function`);
});

test('a page without a script says nothing', () => {
  const plain = '<html><body><main>Menu</main></body></html>';
  expect(withOldBrowserNotice(plain, '/r/casa/menu', 'pt-BR')).toBe(plain);
});

test('the script that shows it is one that every browser reads', () => {
  expect(script).not.toBe('');
  expect(script).not.toMatch(/=>|`|\?\.|\?\?|\*\*|\b(?:let|const|class|of|async|await)\b|\.\.\./);
});

/** What the script makes of a browser that has these. */
function shownBy(has: object) {
  const notice = {
    hidden: true,
    parentNode: {} as object | null,
    style: { cssText: '' },
    offsetHeight: 72,
    removeAttribute: () => (notice.hidden = false),
  };
  const body = {
    removeChild: () => (notice.parentNode = null),
    insertBefore: () => (notice.parentNode = body),
  };
  const bar = { style: { top: '' } };
  const document = {
    body,
    querySelectorAll: () => [bar],
    getElementById: () => notice,
    createElement: () => ({ noModule: false }),
  };
  const window = { ...has, document };
  new Function('window', 'document', 'setInterval', script)(window, document, () => {});
  return {
    shown: !notice.hidden,
    sticky: /position:sticky;top:0/.test(notice.style.cssText),
    bar: bar.style.top,
    window,
  };
}

test('it is shown where something is lacking that the product counts on, and nowhere else', () => {
  const whole = {
    structuredClone,
    BroadcastChannel,
    HTMLDialogElement: Object.assign(() => {}, { prototype: { showModal() {} } }),
  };
  expect(shownBy(whole)).toMatchObject({ shown: false, bar: '', window: { ...whole } });
  for (const lacking of Object.keys(whole))
    expect(shownBy({ ...whole, [lacking]: undefined }), lacking).toMatchObject({
      shown: true,
      sticky: true,
      bar: '72px',
      window: { __tooOld: true },
    });
});

test('where the browser is too old the page does not start, and elsewhere it starts once that is known', () => {
  const module = '\nimport * as route0 from "/assets/root.js";\nwindow.x = {};\n\nimport("/assets/entry.js");';
  const html = startUnlessTooOld(
    `<script nonce="once" type="module" async="">${module}</script><script>rest()</script>`,
  );
  expect(html).toBe(
    `<script nonce="once" type="module">${module.replace('import("', 'window.__tooOld||import("')}</script><script>rest()</script>`,
  );
  const plain = '<main>Menu</main><script>rest()</script>';
  expect(startUnlessTooOld(plain)).toBe(plain);
});
