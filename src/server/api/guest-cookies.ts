/** As the database writes the names of sittings and of phones. Anything else is none, and the database is not asked about it. */
const uuidName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function uuidIn(cookie: string | undefined): string | null {
  return cookie !== undefined && uuidName.test(cookie) ? cookie : null;
}

/** One cookie per table, named so that it says nothing and clashes with nothing: the last part of the restaurant's id has no dash. */
export function seatCookie(restaurantId: string, table: number): string {
  return `mesa_${restaurantId.slice(-12)}_${table}`;
}

/** One for all tables of a restaurant, and none for two of them. */
export function guestCookie(restaurantId: string): string {
  return `celular_${restaurantId.slice(-12)}`;
}
