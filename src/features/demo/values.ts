/** A visitor's table stands for so long. */
export const tableHours = 2;
/** So many stand at a time, whoever opened them: what a talk about the product brings, and no flood. */
export const mostTables = 200;
/** Visitors' tables are numbered from here, and begin anew after the last: a phone does not come back to its number soon. */
export const numbers = { first: 21, last: 999 } as const;
