import type { Station } from '../../menu/stations/contract.ts';
import { homeOf, presentStation } from '../../menu/stations/home.ts';
import type { LineSnapshot, OrderLine } from './contract.ts';
import { stationsOf } from './parts.ts';
import { isToMake } from './status.ts';

interface Sight {
  /** Those that make a part of what the notice is about, as its lines name them. */
  concerned: readonly string[];
  /** Those of them that have seen it before. */
  seen: readonly string[];
  /** Those at which it is seen now. */
  at: readonly string[];
}

/** Which of the stations that a notice concerns have seen it; null where nobody sees it now who had not. */
export function sightOf(
  { concerned, seen, at }: Sight,
  stations: readonly Station[],
): { seen: string[]; byAll: boolean } | null {
  const here = new Set(at.flatMap((id) => presentStation(id, stations)?.id ?? []));
  const news = concerned.filter((id) => here.has(homeOf(id, stations)?.id ?? '') && !seen.includes(id));
  if (news.length === 0) return null;
  const all = [...seen, ...news];
  return { seen: all, byAll: concerned.every((id) => all.includes(id)) };
}

/** The stations that have something of these lines to make now: whoever has made its part carries nothing any more. */
export function stationsAtWork(
  lines: readonly Pick<OrderLine, 'stationId' | 'choices' | 'status' | 'heldAt' | 'parts'>[],
  stations: readonly Station[],
): string[] {
  const open = lines.filter(({ status, heldAt }) => isToMake(status) && heldAt === null);
  const parts = open.flatMap((line) => line.parts ?? []).filter(({ status }) => isToMake(status));
  const whole = open.filter((line) => !line.parts?.length);
  return [...new Set([...parts.map(({ stationId }) => stationId), ...concernedBy(whole, stations)])];
}

/** The stations that make something of these lines; what names none is the default one's. */
export function concernedBy(
  lines: readonly Pick<LineSnapshot, 'stationId' | 'choices'>[],
  stations: readonly Station[],
): string[] {
  const usual = homeOf(null, stations)?.id;
  return [
    ...new Set(
      lines.flatMap((line) => {
        const own = stationsOf(line);
        return own.length > 0 ? own : (usual ?? []);
      }),
    ),
  ];
}
