import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from '../../db/seed/cast.ts';

const linesPerOrder = 4;

interface Product {
  id: string;
  available: boolean;
  optionGroupIds: string[];
}

/** Signs in as a waiter and orders until this many lines are open; says how many are. */
export async function fillKitchen(request: APIRequestContext, url: string, wanted: number): Promise<number> {
  const headers = { origin: url };
  const ask = async (path: string, data?: object) => {
    const answer = await (data ? request.post(path, { headers, data }) : request.get(path));
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  await ask('/api/auth/sign-in/email', { email: 'garcom@demo.comanda.example', password: demoPassword });
  const { categories } = await ask('/api/menu');
  const products: Product[] = categories.flatMap((category: { products: Product[] }) => category.products);
  const plain = products.filter(({ available, optionGroupIds }) => available && optionGroupIds.length === 0);
  const { tables } = await ask('/api/tables');
  const openLines = async () => {
    const { orders } = await ask('/api/kitchen/tickets');
    return orders
      .flatMap(({ lines }: { lines: { status: string }[] }) => lines)
      .filter(({ status }: { status: string }) => status === 'pendente' || status === 'preparando').length as number;
  };
  for (let open = await openLines(), turn = 0; open < wanted; open += linesPerOrder, turn += 1) {
    const lines = Array.from({ length: linesPerOrder }, (_, n) => ({
      productId: plain[(turn + n * 7) % plain.length]?.id,
      quantity: 1 + (n % 3),
      optionIds: [],
      notes: turn % 5 === 0 && n === 0 ? 'bem passado, sem sal' : turn % 11 === 0 ? 'alergia a amendoim' : '',
    }));
    await ask('/api/orders', { key: randomUUID(), tableId: tables[turn % tables.length].id, lines });
  }
  return openLines();
}
