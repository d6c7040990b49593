import { randomUUID } from 'node:crypto';
import type { Subject } from './contract-calls.ts';

/** Well-formed inputs of the calls that set a house up. */
export const setupSamples: Record<string, (subject: Subject) => Record<string, unknown>> = {
  'setup.read': () => ({}),
  'setup.mark': () => ({ step: 'team', as: 'skipped' }),
  'setup.dismiss': () => ({ dismissed: true }),
  'setup.dress': () => ({
    logoUrl: null,
    primaryColor: '#7A2A1E',
    secondaryColor: '#D59A4A',
    backgroundColor: '#F0DDBF',
    fontFamily: 'Inter',
  }),
  'setup.menu': () => ({}),
  'setup.takeMenu': () => ({
    categories: [
      {
        name: 'Brasa',
        dishes: [
          {
            name: 'Picanha na brasa',
            description: '',
            priceCents: 7_990,
            presentCents: null,
            choices: [{ name: 'Ao ponto', priceDeltaCents: 0 }],
          },
        ],
      },
    ],
  }),
  'setup.readCsv': () => ({ text: 'categoria;nome;preço\nBrasa;Picanha;79,90' }),
  'setup.takeTables': () => ({ count: 1, capacity: 4 }),
  'setup.hire': () => ({
    name: 'Luana',
    email: `luana-${randomUUID()}@casa.example`,
    role: 'waiter',
    active: true,
    password: 'moqueca na quinta',
  }),
  'setup.rehearse': () => ({}),
  'setup.begin': ({ orderId }) => ({ id: orderId }),
};
