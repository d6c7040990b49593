import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole URL table, in the specification's order. */
export default [
  index('public/home.tsx'),
  route('login', 'public/login.tsx'),
  route('r/:slug/login', 'public/staff-login.tsx'),
  route('r/:slug/table/:number', 'diner/layout.tsx', [
    index('diner/welcome.tsx'),
    route('menu', 'diner/menu.tsx'),
    route('orders', 'diner/orders.tsx'),
  ]),
  route('restaurant-admin', 'restaurant-admin/layout.tsx', [
    index('restaurant-admin/home.tsx'),
    route('orders', 'restaurant-admin/orders.tsx'),
  ]),
  route('dev/ui', 'public/dev-ui.tsx'),
  route('*', 'public/not-found.tsx'),
] satisfies RouteConfig;
