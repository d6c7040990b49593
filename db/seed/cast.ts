import type { OpeningHours } from '../../src/features/restaurants/opening/contract.ts';

/** The demo restaurant and its people: one named cast for the demonstration, the tests and the measurements. */
export const demoPassword = 'demo-comanda-2026';

const openingHours: OpeningHours = {
  domingo: { open: '12:00', close: '17:00' },
  segunda: 'Fechado',
  terça: { open: '18:00', close: '23:00' },
  quarta: { open: '18:00', close: '23:00' },
  quinta: { open: '18:00', close: '23:30' },
  sexta: { open: '18:00', close: '02:00' },
  sábado: [
    { open: '12:00', close: '16:00' },
    { open: '18:00', close: '02:00' },
  ],
};

export const restaurant = {
  name: 'Restaurant Demo',
  slug: 'restaurant-demo',
  description: 'Cozinha brasileira de fogo e panela: moqueca, picanha na brasa e caipirinhas com a fruta da estação.',
  address: 'Rua Aspicuelta, 140, Vila Madalena, São Paulo - SP',
  phone: '(11) 3031-0140',
  email: 'contato@restaurant-demo.example',
  openingHours,
} as const;

/** In whose name the demonstration invoices: a company that there is not, by a CNPJ that is nobody's. */
export const issuer = {
  name: 'Comanda Serviços Digitais Ltda. (demonstração)',
  cnpj: '12ABC34501DE35',
  address: 'Rua Cardeal Arcoverde, 2365, conjunto 41, Pinheiros, São Paulo - SP, 05407-003',
};

export const people = [
  { key: 'dono', name: 'Helena Prado', email: 'dono@demo.comanda.example', role: 'restaurant_owner' },
  { key: 'caixa', name: 'Caio Menezes', email: 'caixa@demo.comanda.example', role: 'cashier' },
  { key: 'garcom', name: 'Luana Ribeiro', email: 'garcom@demo.comanda.example', role: 'waiter' },
] as const;

/** Who works there beside them; nobody needs their account to look around. */
export const colleagues = [
  { key: 'garcom2', name: 'Bruno Tavares', email: 'bruno@demo.comanda.example', role: 'waiter' },
] as const;

/** Whose tables are whose, by their numbers. */
export const sections = [
  { email: people[2].email, tables: [1, 2, 3, 4, 9, 10] },
  { email: colleagues[0].email, tables: [5, 6, 7, 8, 11, 12] },
] as const;

export const administrator = { name: 'Administração Comanda', email: 'admin@demo.comanda.example' } as const;

/** Seats at each of the twelve tables, by number from one. */
export const capacities = [2, 2, 4, 4, 4, 4, 6, 6, 2, 4, 8, 10] as const;

export const plans = [
  { key: 'mensal', name: 'Plano Mensal', nameEn: 'Monthly Plan', period: 'month', priceCents: 2_990 },
  { key: 'anual', name: 'Plano Anual', nameEn: 'Annual Plan', period: 'year', priceCents: 29_990 },
] as const;
