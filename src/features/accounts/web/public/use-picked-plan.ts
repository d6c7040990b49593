import { useLocation, useSearchParams } from 'react-router';
import { planIn } from '../landing.ts';
import { useAlive } from './use-alive.ts';

/** From the prices' page, which passes it in the navigation or in the address. The server knows nothing of the former. */
export function usePickedPlan(): string | null {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const passed = useAlive() ? (state as { plan?: unknown } | null)?.plan : null;
  return planIn(passed) ?? planIn(query.get('plan'));
}
