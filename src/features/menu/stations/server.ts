import type { Serves } from '../../serves.ts';
import { createStation, editStation, makeDefault, orderStations, removeStation } from './change.ts';
import type { stations as calls } from './contract.ts';

export const stations = {
  create: ({ scope }, station) => createStation(scope, station),
  edit: ({ scope }, station) => editStation(scope, station),
  async order({ scope }, { ids }) {
    await orderStations(scope, ids);
    return {};
  },
  async makeDefault({ scope }, { id }) {
    await makeDefault(scope, id);
    return {};
  },
  async remove({ scope }, removal) {
    await removeStation(scope, removal);
    return {};
  },
} satisfies Serves<typeof calls>;
