import type { Serves } from '../../serves.ts';
import { createStation, editStation, orderStations, removeStation } from './change.ts';
import type { stations as calls } from './contract.ts';

export const stations = {
  create: ({ scope }, station) => createStation(scope, station),
  edit: ({ scope }, station) => editStation(scope, station),
  async order({ scope }, { ids }) {
    await orderStations(scope, ids);
    return {};
  },
  async remove({ scope }, { id }) {
    await removeStation(scope, id);
    return {};
  },
} satisfies Serves<typeof calls>;
