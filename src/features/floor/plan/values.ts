// What a plan may hold, told without the contract's validator: screens and contracts alike read it here.

/** A room is so many squares wide and high, whatever the screen. */
export const columns = 24;
export const rows = 16;

export const shapes = ['round', 'square', 'long'] as const;
export type Shape = (typeof shapes)[number];

/** How many squares a table covers. */
export const sizes: Record<Shape, { width: number; height: number }> = {
  round: { width: 4, height: 4 },
  square: { width: 4, height: 4 },
  long: { width: 8, height: 4 },
};

export const maxRooms = 12;
export const maxRoomName = 40;

export interface Place {
  tableId: string;
  x: number;
  y: number;
  shape: Shape;
}

/** Whether it stands within the room's walls. */
export function isInside({ x, y, shape }: Omit<Place, 'tableId'>): boolean {
  const { width, height } = sizes[shape];
  return x >= 0 && y >= 0 && x + width <= columns && y + height <= rows;
}

export function overlap(a: Omit<Place, 'tableId'>, b: Omit<Place, 'tableId'>): boolean {
  const of = (place: Omit<Place, 'tableId'>) => sizes[place.shape];
  return a.x < b.x + of(b).width && b.x < a.x + of(a).width && a.y < b.y + of(b).height && b.y < a.y + of(a).height;
}

const read = (name: string) => name.trim().toLowerCase();

/** Whether two rooms are called alike. */
export const isDoubled = (name: string, rooms: readonly { name: string }[]): boolean =>
  rooms.filter((room) => read(room.name) === read(name)).length > 1;
