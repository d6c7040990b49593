import { randomUUID } from 'node:crypto';

/** No row has come so far: what is asked for is refused as out of date and changes nothing. */
export const unseen = 1_000_000;
export const dish = (categoryId: string) => ({
  name: 'Caldo verde',
  description: 'Com couve',
  nameEn: 'Kale soup',
  descriptionEn: 'With greens',
  priceCents: 2_400,
  category: { id: categoryId },
  preparationMinutes: 10,
  tags: [],
  allergens: [],
  imageUrl: null,
  optionGroupIds: [],
  available: true,
});
export const group = {
  name: 'Molho',
  nameEn: 'Sauce',
  min: 0,
  max: 1,
  priceRule: 'mean',
  repeats: true,
  options: [{ name: 'Pimenta', nameEn: 'Chilli', priceDeltaCents: 0, available: true }],
};

/** Someone who comes in a week, at a time when the demonstration is open on any day but Mondays and Sundays. */
export const guest = () => ({
  customerName: 'Ana Souza',
  customerEmail: `${randomUUID()}@guest.example`,
  customerPhone: '(11) 98888-7777',
  date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  time: '19:30',
  guests: 2,
});

/** A day on which nobody has reserved. */
export const farAhead = () => new Date(Date.now() + 600 * 86_400_000).toISOString().slice(0, 10);

export const settings = {
  name: 'Restaurant Demo',
  description: '',
  address: '',
  phone: '',
  email: '',
  timezone: 'America/Bahia',
  openingHours: { domingo: 'Fechado' },
  serviceFeeBasisPoints: 1_000,
  reservationMinutes: 120,
  requiresTableSecret: true,
  sittingsEnd: true,
  lowStockFrom: 5,
  revision: 999,
};
export const payer = {
  name: 'Helena Prado',
  email: 'helena@casa.example',
  document: '529.982.247-25',
  phone: '(11) 98888-7777',
};
/** A code that no other test has; what it is worth and when. */
export const discount = () => ({
  code: `T${randomUUID().slice(0, 8)}`,
  type: 'percentage',
  value: 1_000,
  startDate: '2030-01-01',
  endDate: '2030-12-31',
  maxUses: null,
  active: false,
  restaurantId: null,
});
export const look = {
  name: 'Restaurant Demo',
  description: '',
  logoUrl: null,
  coverImageUrl: null,
  fontFamily: 'Lato',
  primaryColor: '#0b3b33',
  secondaryColor: '#70a288',
  backgroundColor: '#e1ddcc',
};
