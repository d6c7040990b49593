import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { instanceUrl, look } from './journey.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30;

/**
 * The six digits that an authenticator app shows for a typed key, now or thirty seconds later (RFC 6238). A code is taken once, and one
 * step early or late: whoever needs two uses the one of now and then the next, which a step that ends in between makes no worse.
 */
export function appCode(key: string, offset: 0 | 1 = 0): string {
  const bits = [...key.replaceAll(' ', '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / period) + offset));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The link of the newest letter to an address that has this subject, as a path of the instance. */
export async function letterLink(page: Page, to: string, subject: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const list = await (await page.request.get(`${instanceUrl()}/dev/outbox`)).text();
    const [, id] =
      [...list.matchAll(/<section><h2><a href="([^"]+)">([^<]+)<\/a><\/h2><p>([^<]+)<br>/g)].find(
        ([, , told, address]) => told === subject && address === to,
      ) ?? [];
    const letter = await (await page.request.get(`${instanceUrl()}${id}`)).text();
    link = /<a href="(http[^"]+)">/.exec(letter)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).toContain('/');
  }).toPass();
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Gives the restaurant of an owner a subscription, as a payment would have. */
export async function subscribe(ownerEmail: string): Promise<void> {
  await look(
    `insert into subscriptions (restaurant_id, plan_id, status, price_cents, started_at, ends_at)
     select u.restaurant_id, (select id from plans limit 1), 'active', 2990, now(), now() + interval '30 days'
     from users u where u.email = $1`,
    [ownerEmail],
  );
}
