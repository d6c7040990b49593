/** What a booking from an empty place of the evening begins with. */
export interface Proposed {
  tableId: string;
  /** On the restaurant's clock, as 20:30. */
  time: string;
  guests: number;
}
