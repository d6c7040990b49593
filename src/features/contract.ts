import { accounts } from './accounts/contract.ts';
import { menu } from './menu/contract.ts';
import { orders } from './orders/contract.ts';
import { restaurants } from './restaurants/contract.ts';
import { staff } from './staff/contract.ts';
import { tables } from './tables/contract.ts';

/** Everything that can be asked of the service. */
export const contract = { restaurants, accounts, staff, menu, tables, orders };
export type Contract = typeof contract;
