/** A printer that stands still for less may only be getting its paper. */
const stillMinutes = 2;

/** SQL: that the printer that `of` names has stood still for so long that its papers come out elsewhere. A pause is somebody's will. */
export const isStill = (of: string) =>
  `${of}.deleted_at is null and not ${of}.paused and least(${of}.away_since, ${of}.trouble_since) < now() - interval '${stillMinutes} minutes'`;

/** SQL: that the printer that `of` names prints. */
export const isPrinting = (of: string) =>
  `${of}.deleted_at is null and not ${of}.paused and ${of}.last_seen_at is not null and ${of}.away_since is null and ${of}.trouble is null`;

const stationsOf = (of: string) =>
  `select s.station_id from printer_stations s where s.restaurant_id = ${of}.restaurant_id and s.printer_id = ${of}.id`;

/** SQL: that all that a printer prints for the kitchen comes out of another one besides, which names its stations or none. */
export const isCovered = (of: string, by: string) =>
  `${by}.prints_tickets and ${by}.prints_changes and (not exists (${stationsOf(by)})
     or exists (${stationsOf(of)}) and not exists (${stationsOf(of)} except ${stationsOf(by)}))`;
