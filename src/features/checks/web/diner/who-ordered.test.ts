import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMoney } from '#lib/money.ts';
import type { Check } from '../../told/contract.ts';
import { WhoOrdered } from './who-ordered.tsx';

const line: Check['lines'][number] = {
  orderId: '0198c0de-0000-7000-8000-000000000001',
  line: 1,
  name: '',
  productId: null,
  quantity: 12,
  choices: [],
  person: 1,
  you: true,
  by: null,
  cents: 4_700,
  freeQuantity: 0,
  paidApart: false,
  claims: [],
};

test.each(['شاورما دجاج 2', 'סלט קצוץ (3)'])(
  'a name that is read from the right stands apart from its quantity and its price: %s',
  (name) => {
    const check = { lines: [{ ...line, name }] } as unknown as Check;
    const page = createElement(WhoOrdered, { check });
    const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, page));
    const [, item = ''] = /<li[^>]*>(.*)<\/li>/s.exec(html) ?? [];
    expect(/<p dir="auto"[^>]*>([^<]*)<\/p>/.exec(item)?.[1]).toBe(name);
    const around = item.replace(/<p dir="auto".*?<\/p>/, '|').replace(/<[^>]+>/g, '');
    expect(around).toBe(`12x|${formatMoney(4_700, 'pt-BR')}`);
  },
);
