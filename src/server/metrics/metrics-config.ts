import { isHost } from '../settings.ts';
import type { MetricsAddress } from './serve-metrics.ts';

/** `METRICS_PORT` and `METRICS_HOST`; what is wrong is told in `wrong`. Off unless the port is set. */
export function readMetrics(
  env: Record<string, string | undefined>,
  wrong: string[],
  servicePort: number,
): MetricsAddress | null {
  const text = env.METRICS_PORT?.trim() ?? '';
  // Whoever reads them sees how business goes: from elsewhere only where that was asked for.
  const host = env.METRICS_HOST?.trim() || '127.0.0.1';
  if (!isHost(host)) wrong.push('METRICS_HOST must be a host name or address');
  if (text === '') return null;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) wrong.push('METRICS_PORT must be a number from 1 to 65535');
  else if (port === servicePort) wrong.push('METRICS_PORT must be another than PORT');
  return { port, host };
}
