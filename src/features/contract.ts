import { accounts } from './accounts/contract.ts';
import { securityEvents } from './accounts/events/contract.ts';
import { accountLinks } from './accounts/links/contract.ts';
import { billing } from './billing/contract.ts';
import { bills } from './bills/contract.ts';
import { calls } from './calls/contract.ts';
import { checks } from './checks/contract.ts';
import { demo } from './demo/contract.ts';
import { devices } from './devices/contract.ts';
import { feedback } from './feedback/contract.ts';
import { floor } from './floor/contract.ts';
import { kitchen } from './kitchen/contract.ts';
import { availability } from './menu/availability/contract.ts';
import { menu } from './menu/contract.ts';
import { menuEditing } from './menu/editing/contract.ts';
import { stations } from './menu/stations/contract.ts';
import { orders } from './orders/contract.ts';
import { orderWords } from './orders/words/contract.ts';
import { platform } from './platform/contract.ts';
import { printing } from './printing/contract.ts';
import { reservations } from './reservations/contract.ts';
import { restaurants } from './restaurants/contract.ts';
import { specialDayCalls } from './restaurants/opening/contract.ts';
import { setup } from './setup/contract.ts';
import { staff } from './staff/contract.ts';
import { stats } from './stats/contract.ts';
import { tables } from './tables/contract.ts';
import { till } from './till/contract.ts';

/** Everything that can be asked of the service. */
export const contract = {
  restaurants,
  specialDays: specialDayCalls,
  accounts,
  accountLinks,
  securityEvents,
  staff,
  menu,
  menuEditing,
  stations,
  devices,
  availability,
  tables,
  orders,
  orderWords,
  kitchen,
  bills,
  calls,
  till,
  floor,
  checks,
  printing,
  setup,
  demo,
  stats,
  reservations,
  feedback,
  billing,
  platform,
};
export type Contract = typeof contract;
