/** What was typed for another table, and is ordered when this order is sent. */
export interface LaterOrder {
  /** Of the table that it is for. */
  number: number;
  /** As it was typed. */
  text: string;
}
