import { may, type StaffRole } from '#lib/permissions.ts';
import type { FloorCall } from './contract.ts';

type Waiting = Pick<FloorCall, 'pay'> & {
  /** Of whoever said that they go there; null while nobody does. */
  takenByRole: StaffRole | null;
};

/**
 * Whether a call still wants somebody of this role: what the list, the badge, the bell and the floor count alike. Anybody may go to a table;
 * what is to be paid wants the till until somebody goes who may receive it, and a PIX, for which nobody walks, the till alone.
 */
export function isAwaitedBy(role: StaffRole, { pay, takenByRole }: Waiting): boolean {
  const receives = may(role, 'orders.complete');
  if (pay?.method === 'pix' && !receives) return false;
  if (takenByRole === null) return true;
  return pay !== null && receives && !may(takenByRole, 'orders.complete');
}
