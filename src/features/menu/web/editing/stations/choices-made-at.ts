import type { EditedMenu } from '../../../editing/contract.ts';
import { presentStation } from '../../../stations/home.ts';

/** The choices that name a station, each with its group: the same drink stands in several. */
export function choicesMadeAt(
  { optionGroups, stations }: Pick<EditedMenu, 'optionGroups' | 'stations'>,
  stationId: string,
): string[] {
  return optionGroups.flatMap((group) =>
    group.options
      .filter((option) => presentStation(option.stationId, stations)?.id === stationId)
      .map(({ name }) => `${name} (${group.name})`),
  );
}
