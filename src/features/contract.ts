import { accounts } from './accounts/contract.ts';
import { billing } from './billing/contract.ts';
import { feedback } from './feedback/contract.ts';
import { menu } from './menu/contract.ts';
import { menuEditing } from './menu/editing/contract.ts';
import { bills } from './orders/bills/contract.ts';
import { orders } from './orders/contract.ts';
import { stats } from './orders/stats/contract.ts';
import { platform } from './platform/contract.ts';
import { reservations } from './reservations/contract.ts';
import { restaurants } from './restaurants/contract.ts';
import { staff } from './staff/contract.ts';
import { tables } from './tables/contract.ts';

/** Everything that can be asked of the service. */
export const contract = {
  restaurants,
  accounts,
  staff,
  menu,
  menuEditing,
  tables,
  orders,
  bills,
  stats,
  reservations,
  feedback,
  billing,
  platform,
};
export type Contract = typeof contract;
