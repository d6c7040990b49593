/** Counted since this process began, by nothing dearer than an addition: who measures the service reads them. */
export const placingCounts = {
  /** Orders that were placed, by who sent them. */
  guests: 0,
  staff: 0,
  /** Orders that wait for the statement before theirs. */
  waiting: 0,
  /** Statements that were sent, and the orders in them: together how many travel at once. */
  statements: 0,
  sent: 0,
};
