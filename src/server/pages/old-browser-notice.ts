import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { escapeHtml } from '#server/mail/letters.ts';

/**
 * Every browser runs this, so nothing in it is newer than ES5. It asks for some of what scripts/oldest-browsers.mjs counts on. A page that
 * fails there all the same is drawn anew, and takes what it does not know out of itself. The notice stays in view, and what else stays at
 * the top stays below it.
 */
const script = `(function (w, d) {
var notice = d.getElementById("old-browser"), dialog = w.HTMLDialogElement;
if ("noModule" in d.createElement("script") && [].at && w.structuredClone && w.BroadcastChannel && dialog && dialog.prototype.showModal) return;
w.__tooOld = true;
notice.removeAttribute("hidden");
notice.style.cssText = "display:block;position:-webkit-sticky;position:sticky;top:0;z-index:99;padding:16px 64px 16px 16px;font:bold 16px sans-serif;color:#000;background:#ffd84d";
function show() {
if (notice.parentNode !== d.body) d.body.insertBefore(notice, d.body.firstChild);
[].forEach.call(d.querySelectorAll(".menu-bar,.sticky.top-0"), function (bar) { bar.style.top = notice.offsetHeight + "px"; });
}
d.body.removeChild(notice);
show();
setInterval(show, 500);
})(window, document);`.replaceAll('\n', '');

/** At a table: who cannot order by phone still can by voice. */
const atTable = /^\/r\/[^/]+\/table\//;

/** A page that needs its script holds, hidden, what it says to a browser that is too old for it. */
export function withOldBrowserNotice(html: string, pathname: string, locale: Locale, nonce?: string): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1 || !html.includes(' type="module"')) return html;
  const key = atTable.test(pathname) ? 'diner.oldBrowser' : 'common.oldBrowser';
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const notice = `<old-browser id="old-browser" role="alert" hidden>${escapeHtml(m[key]({}, { locale }))}</old-browser>`;
  return `${html.slice(0, end)}${notice}<script${attribute}>${script}</script>${html.slice(end)}`;
}

/**
 * For a page whose script starts by itself: in a browser that is too old the page stays as it was read. The module comes after the
 * notice's script once it is not `async`.
 */
export function startUnlessTooOld(html: string): string {
  return html.replace(
    /<script([^>]* type="module"[^>]*)>([\s\S]*?)<\/script>/,
    (_script, attributes: string, module: string) =>
      `<script${attributes.replace(' async=""', '')}>${module.replace(/\bimport\("/, 'window.__tooOld||import("')}</script>`,
  );
}
