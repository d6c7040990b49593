import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole URL table, in the specification's order. */
export default [
  index('public/home.tsx'),
  route('login', 'public/login.tsx'),
  route('register-restaurant', 'public/register.tsx'),
  route('forgot-password', 'public/forgot-password.tsx'),
  route('reset-password', 'public/reset-password.tsx'),
  route('r/:slug/login', 'public/staff-login.tsx'),
  route('r/:slug', 'public/restaurant-layout.tsx', [
    index('public/restaurant.tsx'),
    route('reservations', 'public/reservations.tsx'),
  ]),
  route('r/:slug/table/:number', 'diner/layout.tsx', [
    index('diner/welcome.tsx'),
    route('menu', 'diner/menu.tsx'),
    route('orders', 'diner/orders.tsx'),
  ]),
  route('restaurant-admin', 'restaurant-admin/layout.tsx', [
    index('restaurant-admin/home.tsx'),
    route('menu', 'restaurant-admin/menu.tsx'),
    route('menu/print', 'restaurant-admin/menu-print.tsx'),
    route('tables', 'restaurant-admin/tables.tsx'),
    route('tables/print', 'restaurant-admin/tables-print.tsx'),
    route('orders', 'restaurant-admin/orders.tsx'),
    route('reservations', 'restaurant-admin/reservations.tsx'),
    route('staff', 'restaurant-admin/staff.tsx'),
    route('subscription', 'restaurant-admin/subscription.tsx'),
    route('customization', 'restaurant-admin/customization.tsx'),
    route('feedback', 'restaurant-admin/feedback.tsx'),
    route('support', 'restaurant-admin/support.tsx'),
    route('settings', 'restaurant-admin/settings.tsx'),
    route('account', 'restaurant-admin/account.tsx'),
  ]),
  route('dev/ui', 'public/dev-ui.tsx'),
  route('*', 'public/not-found.tsx'),
] satisfies RouteConfig;
