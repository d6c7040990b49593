/** How far a line has come: what waits, what is being made, what stands at the pass, what was carried to the table. */
export type Reached = 'pendente' | 'preparando' | 'pronto' | 'entregue';

export interface PlannedLine {
  dish: string;
  quantity: number;
  reached: Reached;
  options?: readonly string[];
  notes?: string;
  /** Taken back after it was sent, for this reason. */
  takenBack?: string;
}

export interface PlannedOrder {
  /** Minutes before now. */
  ago: number;
  /** Sent by a phone at the table; otherwise the table's waiter took it. */
  byGuest?: true;
  lines: readonly PlannedLine[];
}

export interface Party {
  /** The number of their table. */
  table: number;
  people: number;
  orders: readonly PlannedOrder[];
  /** What they called for, and how many minutes ago. */
  call?: { ago: number; kind: 'bill' } | { ago: number; kind: 'request'; request: string };
  /** What they have paid of their bill already. */
  paidCents?: number;
}

type Rest = Omit<PlannedLine, 'dish' | 'quantity' | 'reached'>;
const lines =
  (reached: Reached) =>
  (quantity: number, dish: string, rest: Rest = {}): PlannedLine => ({ dish, quantity, reached, ...rest });
const waits = lines('pendente');
const made = lines('preparando');
const ready = lines('pronto');
const eaten = lines('entregue');
const caipirinha = { options: ['Limão-taiti', 'Cachaça prata'] };

/** Who sits in the demo house in the middle of its evening; tables 2, 9 and 12 are free. */
export const parties: readonly Party[] = [
  {
    table: 7,
    people: 6,
    call: { ago: 2, kind: 'bill' },
    paidCents: 15_000,
    orders: [
      {
        ago: 69,
        lines: [
          eaten(4, 'Caipirinha da casa', caipirinha),
          eaten(2, 'Guaraná em lata'),
          eaten(2, 'Pão de queijo da Canastra'),
        ],
      },
      {
        ago: 52,
        lines: [
          eaten(2, 'Feijoada da casa', { options: ['Para duas pessoas', 'Torresmo extra'] }),
          eaten(1, 'Moqueca de banana-da-terra', { options: ['Arroz de coco'], notes: 'Sem coentro, por favor' }),
        ],
      },
      { ago: 21, byGuest: true, lines: [eaten(4, 'Café espresso'), eaten(3, 'Pudim de leite')] },
    ],
  },
  {
    table: 1,
    people: 2,
    orders: [
      {
        ago: 64,
        byGuest: true,
        lines: [eaten(2, 'Caipirinha de caju e limão', { options: ['Cachaça prata'] }), eaten(1, 'Casquinha de siri')],
      },
      { ago: 44, byGuest: true, lines: [eaten(1, 'Bobó de camarão', { options: ['Para duas pessoas'] })] },
      { ago: 7, byGuest: true, lines: [made(1, 'Petit gâteau de chocolate'), made(1, 'Cocada de forno')] },
    ],
  },
  {
    table: 3,
    people: 4,
    orders: [
      {
        ago: 50,
        lines: [
          eaten(3, 'Chope pilsen', { options: ['Caneca, 500 ml'] }),
          eaten(1, 'Água mineral', { options: ['Com gás'] }),
          eaten(1, 'Bolinho de feijoada', { options: ['Porção inteira'] }),
        ],
      },
      {
        ago: 31,
        lines: [
          made(2, 'Picanha na brasa', { options: ['Ao ponto para mal', 'Arroz branco e farofa'] }),
          made(1, 'Pescada com crosta de castanha', { notes: 'Alergia a camarão: panela separada' }),
          ready(1, 'Salada da horta', { options: ['Molho à parte'] }),
        ],
      },
    ],
  },
  {
    table: 4,
    people: 3,
    orders: [
      {
        ago: 36,
        byGuest: true,
        lines: [eaten(2, 'Limonada com capim-santo'), eaten(1, 'Dadinho de tapioca', { options: ['Meia porção'] })],
      },
      {
        ago: 16,
        lines: [
          made(1, 'Filé à parmegiana', { options: ['Para duas pessoas'] }),
          made(1, 'Risoto de cogumelos'),
          waits(1, 'Batata rústica', { options: ['Meia porção'], takenBack: 'O cliente desistiu' }),
        ],
      },
    ],
  },
  {
    table: 10,
    people: 4,
    call: { ago: 3, kind: 'request', request: 'Gelo' },
    orders: [
      {
        ago: 29,
        lines: [
          eaten(2, 'Batida de coco'),
          eaten(2, 'Suco de abacaxi com hortelã', { options: ['Sem açúcar'] }),
          eaten(1, 'Pastéis de feira', { options: ['Carne', 'Queijo'] }),
        ],
      },
      {
        ago: 5,
        lines: [
          waits(1, 'Costela no bafo', { options: ['Mandioca frita'] }),
          waits(2, 'Estrogonofe de filé', { options: ['Individual'], notes: 'Um deles sem champignon' }),
          waits(1, 'Nhoque de mandioquinha com ragu'),
        ],
      },
    ],
  },
  {
    table: 5,
    people: 2,
    orders: [
      { ago: 23, byGuest: true, lines: [eaten(2, 'Taça de tinto da Serra Gaúcha')] },
      { ago: 19, byGuest: true, lines: [ready(1, 'Salada de manga e rúcula'), ready(1, 'Tomate e queijo coalho')] },
    ],
  },
  {
    table: 6,
    people: 4,
    orders: [
      {
        ago: 13,
        lines: [
          ready(3, 'Chope pilsen', { options: ['Tulipa, 300 ml'] }),
          ready(1, 'Mate gelado com limão'),
          made(1, 'Coxinha de frango com catupiry'),
          made(1, 'Casquinha de siri'),
        ],
      },
    ],
  },
  {
    table: 8,
    people: 5,
    orders: [
      {
        ago: 4,
        lines: [
          made(3, 'Caipirinha da casa', { options: ['Maracujá', 'Vodca', 'Pouco gelo'] }),
          made(2, 'Suco de laranja'),
          waits(2, 'Pão de queijo da Canastra'),
        ],
      },
    ],
  },
  {
    table: 11,
    people: 7,
    orders: [
      {
        ago: 0.5,
        byGuest: true,
        lines: [
          waits(4, 'Chope pilsen', { options: ['Tulipa, 300 ml'] }),
          waits(2, 'Guaraná em lata', { options: ['Sem gelo'] }),
          waits(1, 'Mandioca frita', { options: ['Porção inteira'] }),
        ],
      },
    ],
  },
];

/** Guests of tonight, at tables that nobody sits at: how many minutes from now, at the next quarter of an hour. */
export const expected = [
  { table: 12, people: 8, inMinutes: 40, name: 'Otávio Sampaio', phone: '(11) 98412-6044', status: 'confirmada' },
  { table: 2, people: 2, inMinutes: 65, name: 'Lívia Monteiro', phone: '(11) 97730-1855', status: 'confirmada' },
  { table: 9, people: 2, inMinutes: 95, name: 'Heitor Bastos', phone: '(11) 96655-2301', status: 'pendente' },
] as const;
