/** Where the pages are that others lead to; the URL table is `pages/routes.ts`, and a test holds the two together. */

/** The service's own, for everyone. */
export const sitePaths = {
  home: '/',
  restaurants: '/restaurants',
  pricing: '/pricing',
  demo: '/demo',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  register: '/register-restaurant',
  checkout: '/checkout',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  accountLink: '/account-link',
  /** Short enough to be typed on a screen without a keyboard. */
  pairScreen: '/kitchen',
} as const;

/** A restaurant's staff. */
export const staffPaths = {
  home: '/restaurant-admin',
  setup: '/restaurant-admin/setup',
  menu: '/restaurant-admin/menu',
  menuPrint: '/restaurant-admin/menu/print',
  floor: '/restaurant-admin/floor',
  tables: '/restaurant-admin/tables',
  tablesPrint: '/restaurant-admin/tables/print',
  orders: '/restaurant-admin/orders',
  kitchen: '/restaurant-admin/kitchen',
  corrections: '/restaurant-admin/orders/corrections',
  till: '/restaurant-admin/till',
  reservations: '/restaurant-admin/reservations',
  staff: '/restaurant-admin/staff',
  security: '/restaurant-admin/staff/security',
  printers: '/restaurant-admin/printers',
  devices: '/restaurant-admin/devices',
  subscription: '/restaurant-admin/subscription',
  checkout: '/restaurant-admin/subscription/checkout',
  renew: '/restaurant-admin/subscription/renew',
  history: '/restaurant-admin/history',
  customization: '/restaurant-admin/customization',
  feedback: '/restaurant-admin/feedback',
  support: '/restaurant-admin/support',
  settings: '/restaurant-admin/settings',
  /** Where a payment provider leads an owner back to. */
  connected: '/restaurant-admin/settings/connected',
  account: '/restaurant-admin/account',
  /** Everything that is set up once: settings, people, devices, the subscription. */
  house: '/restaurant-admin/house',
} as const;

/** What the address of the kitchen's display says for the pass. */
export const kitchenPass = 'expedicao';

/** What is asked for is not there yet: the form for a new one. */
export const newThing = 'novo';
/** By what the menu's page is asked for the kitchen's stations, where a dish has its id. */
export const menuStations = 'estacoes';
/** A page of the staff that opens one of its things: a dish, a table, an order, a reservation. */
export const openingPath = (page: string, id: string, query = '') => `${page}?${query}abrir=${id}`;

/** A day's reservations. */
export const reservationsPath = (date: string) => `${staffPaths.reservations}?data=${date}`;

/** A till as a file. */
export const closingPath = (tillId: string) => `/api/tills/${tillId}/closing.pdf`;

/** Shows one picture from elsewhere, in a frame of the staff's pages. It is the server's own and no page of the router's. */
export const staffPictureFrame = `${staffPaths.home}/picture-frame`;
export const staffPictureFramePath = (address: string) => `${staffPictureFrame}?address=${encodeURIComponent(address)}`;

/** The platform's administrator. */
export const platformPaths = {
  home: '/admin',
  restaurants: '/admin/restaurants',
  subscriptions: '/admin/subscriptions',
  feedback: '/admin/feedback',
  account: '/admin/account',
} as const;

/** All that the administrator sees of one restaurant. */
export const managedRestaurantPath = (id: string) => `${platformPaths.restaurants}/${id}`;
/** The restaurants that have a plan now, by its key. */
export const restaurantsOnPlan = (key: string) => `${platformPaths.restaurants}?plano=${encodeURIComponent(key)}`;
/** The subscriptions of one status. */
export const subscriptionsOf = (status: string) => `${platformPaths.subscriptions}?situacao=${status}`;

/** Which page was asked for, where the server leads somebody to the subscription in its place. */
export const askedInQuery = 'pagina';
export const subscriptionFor = (page: string) =>
  `${staffPaths.subscription}?${askedInQuery}=${encodeURIComponent(page)}`;

/** A plan that was picked, as it travels from page to page. */
export const planQuery = (plan: string | null) => (plan ? `?plan=${plan}` : '');

/** Where an owner pays for a plan; null: the one that is usual for them. */
export const checkoutPath = (plan: string | null) => staffPaths.checkout + planQuery(plan);

/** The guided set-up, where it stopped; a plan that was picked before goes along to its end. */
export const setupPath = (plan: string | null) => staffPaths.setup + planQuery(plan);
/** One step of it; `asked`: the page that was asked for and that it stands in for. */
export const setupStepPath = (step: string, asked: string | null = null) =>
  `${staffPaths.setup}?step=${step}${asked ? `&${askedInQuery}=${encodeURIComponent(asked)}` : ''}`;

/** One payment: how to make it, and what it came to. It needs no subscription. */
export const paymentPath = (id: string) => `${staffPaths.subscription}/payment/${id}`;

/** Where the people of one restaurant sign in. */
export const staffLoginPath = (slug: string) => `/r/${slug}/login`;

/** The bill of a table on its guests' phones. */
export const guestBillPath = (slug: string, number: number) => `/r/${slug}/table/${number}/bill`;

/** Where guests ask a restaurant for a table, and what became of what one of them asked for. */
export const reservePath = (slug: string) => `/r/${slug}/reservations`;
export const guestBookingPath = (slug: string, key: string) => `${reservePath(slug)}/${key}`;

/** What letters lead to. */
export const accountLinkPath = (token: string) => `${sitePaths.accountLink}?token=${token}`;
export const resetPasswordPath = (token: string) => `${sitePaths.resetPassword}?token=${token}`;
