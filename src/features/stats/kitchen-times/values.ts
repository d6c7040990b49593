/** How many business days the report goes back, the running one included; a quarter at most. */
export const reportDays = ['7', '30', '90'] as const;
export type ReportDays = (typeof reportDays)[number];
