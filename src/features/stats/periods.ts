/** The periods that figures are told of: of how many days, and how many days before them those lie with which they are compared. */
export const periods = {
  today: { days: 1, back: 7 },
  sevenDays: { days: 7, back: 7 },
  thirtyDays: { days: 30, back: 30 },
};
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as Period[];
