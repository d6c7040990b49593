import { formatBoletoLine } from '#features/billing/boleto.ts';
import { barcodeSvg, qrSvg } from '#features/billing/drawings.ts';
import { bankZone } from '#features/billing/payable.ts';
import { type CardField, type TypedCard, testCards } from '#features/billing/providers/sandbox/cards.ts';
import type { SandboxPayment } from '#features/billing/providers/sandbox/sandbox-store.ts';
import { formatDay } from '#lib/days.ts';
import { type Locale, languages, nextLocale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { localClock } from '#lib/time.ts';
import { escapeHtml } from '#server/mail/letters.ts';
import { messageOf } from '#server/messages.ts';

export interface CardForm {
  typed: TypedCard;
  wrong: CardField[];
}

interface Shown {
  payment: SandboxPayment;
  payable: boolean;
  locale: Locale;
  form?: CardForm | undefined;
}

type Say = (key: string, values?: Record<string, string>) => string;

/** Words of the sandbox, safe in HTML. */
const sayIn =
  (locale: Locale): Say =>
  (key, values = {}) =>
    escapeHtml(messageOf(`billing.sandbox.${key}`, locale, values) ?? key);

/** How one payment stands, and what can be done about it. No script is needed for any of it. */
export function paymentPage({ payment, payable, locale, form }: Shown): string {
  const say = sayIn(locale);
  const amount = formatMoney(payment.amountCents, locale);
  const { ref, description, payerName } = payment;
  const summary = `<section class="due"><p class="sum"><span>${say('amount')}</span><strong>${escapeHtml(amount)}</strong></p>
<dl><div><dt>${say('to')}</dt><dd>${escapeHtml(description)}</dd></div><div><dt>${say('payer')}</dt><dd>${escapeHtml(payerName)}</dd></div></dl></section>`;
  return page(locale, `/sandbox/pay/${ref}`, summary + body({ payment, payable, locale, form }, say, amount));
}

export function strangerPage(locale: Locale): string {
  const say = sayIn(locale);
  return page(locale, '/', state('gone', say('notFound'), say('notFoundText')));
}

function body(shown: Shown, say: Say, amount: string): string {
  const { payment, payable, locale } = shown;
  const back = `<p class="back"><a href="${escapeHtml(pathOf(payment.returnUrl))}">${say('back')}</a></p>`;
  if (payment.status === 'paid' || payment.status === 'refunded') {
    return state(payment.status, say(`done.${payment.status}`), say(`done.${payment.status}Text`, { amount })) + back;
  }
  if (payment.clearsOn !== null) {
    const day = formatDay(payment.clearsOn, locale, 'date');
    const clear = button(`/sandbox/pay/${payment.ref}/clear`, say('boleto.clear'));
    return state('waits', say('boleto.clearing'), say('boleto.clearingText', { day }), clear) + back;
  }
  if (!payable) return state('gone', say('done.expired'), say('done.expiredText')) + back;
  const ways = { credit_card: cardForm, pix: pixCode, boleto: boletoSlip };
  return ways[payment.method](shown, say, amount) + back;
}

function cardForm({ payment, form }: Shown, say: Say, amount: string): string {
  const { typed, wrong } = form ?? { typed: { name: '', number: '', expiry: '', code: '' }, wrong: [] };
  const field = (name: CardField, attributes: string, hint = '') => {
    const bad = wrong.includes(name);
    const said = bad ? say(`wrong.${name}`) : hint;
    // The code is never sent back: it is typed again.
    const value = name === 'code' ? '' : escapeHtml(typed[name]);
    return `<div class="field"><label for="${name}">${say(`card.${name}`)}</label>
<input id="${name}" name="${name}" required maxlength="40" value="${value}" ${attributes}${said ? ` aria-describedby="${name}-said"` : ''}${bad ? ' aria-invalid="true"' : ''}${bad && wrong[0] === name ? ' autofocus' : ''}>
${said ? `<p id="${name}-said" class="${bad ? 'error' : 'hint'}">${said}</p>` : ''}</div>`;
  };
  const refused =
    payment.status === 'failed' && wrong.length === 0
      ? `<div class="refused" role="alert"><strong>${say('failed.title')}</strong><p>${say(`failed.${payment.failure ?? 'declined'}`)}</p></div>`
      : '';
  const rows = testCards.map(
    ({ number, outcome }) => `<tr><td><code>${number}</code></td><td>${say(`tests.${outcome}`)}</td></tr>`,
  );
  return `<section><h2>${say('card.title')}</h2>${refused}
<form method="post" action="/sandbox/pay/${payment.ref}/card" novalidate>
${field('name', 'autocomplete="cc-name"')}${field('number', 'inputmode="numeric" autocomplete="cc-number"')}
<div class="pair">${field('expiry', 'inputmode="numeric" autocomplete="cc-exp"', say('card.expiryHint'))}${field('code', 'inputmode="numeric" autocomplete="cc-csc"')}</div>
<button type="submit">${say('card.pay', { amount })}</button></form></section>
<section class="tests"><h2>${say('tests.title')}</h2><p>${say('tests.lead')}</p>
<table><thead><tr><th scope="col">${say('tests.number')}</th><th scope="col">${say('tests.result')}</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function pixCode({ payment }: Shown, say: Say): string {
  const code = payment.pixCode ?? '';
  return `<section><h2>${say('pix.title')}</h2><p>${say('pix.lead')}</p>
<div class="qr" role="img" aria-label="${say('pix.qr')}">${qrSvg(code)}</div>${copyable(say('pix.code'), code, 7, say)}
<p class="hint">${say('pix.note')}</p>${button(`/sandbox/pay/${payment.ref}/pix`, say('pix.pay'))}</section>`;
}

function boletoSlip({ payment, locale }: Shown, say: Say): string {
  const line = payment.boletoLine ?? '';
  const due = formatDay(localClock(new Date(payment.expiresAt), bankZone).day, locale, 'date');
  return `<section><h2>${say('boleto.title')}</h2><p>${say('boleto.lead')}</p>
<dl><div><dt>${say('boleto.due')}</dt><dd>${due}</dd></div></dl>${copyable(say('boleto.line'), formatBoletoLine(line), 2, say)}
<div class="barcode" role="img" aria-label="${say('boleto.barcode')}">${barcodeSvg(line)}</div>
<p class="hint">${say('boleto.note')}</p>${button(`/sandbox/pay/${payment.ref}/boleto`, say('boleto.pay'))}</section>`;
}

function copyable(label: string, text: string, rows: number, say: Say): string {
  return `<div class="field"><label for="copied">${label}</label><textarea id="copied" readonly rows="${rows}">${escapeHtml(text)}</textarea>
<button type="button" class="second" data-copies="copied" data-done="${say('pix.copied')}" hidden>${say('pix.copy')}</button></div>`;
}

const button = (action: string, label: string) =>
  `<form method="post" action="${action}"><button type="submit">${label}</button></form>`;

const state = (kind: string, title: string, text: string, rest = '') =>
  `<section class="state ${kind}"><h2>${title}</h2><p>${text}</p>${rest}</section>`;

/** Where an address of the shop is on this very server, at whichever host the payer came. */
export function pathOf(address: string): string {
  const { pathname = '/', search = '' } = URL.parse(address, 'http://shop') ?? {};
  return `${pathname}${search}`;
}

function page(locale: Locale, path: string, content: string): string {
  const say = sayIn(locale);
  const other = nextLocale(locale);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="robots" content="noindex"><title>${say('title')}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/sandbox.css">
<script src="/sandbox.js" defer></script></head><body><header><p class="brand">${say('brand')}</p>
<form method="post" action="/language"><input type="hidden" name="to" value="${path}"><button class="quiet" name="locale" value="${other}" lang="${other}">${languages[other].name}</button></form></header>
<main><h1>${say('title')}</h1><p class="notice">${say('notice')}</p>${content}</main></body></html>`;
}
