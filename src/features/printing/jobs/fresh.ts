/** What waited longer is of another day: it stays to be seen, and comes out only when someone asks for it. */
export const freshHours = 12;

/** SQL: that a job is not older than that. */
export const isFresh = (job: string) => `${job}.created_at > now() - interval '${freshHours} hours'`;

/** SQL: that a job has still to come out. As the index of such jobs says it. */
export const isOpen = (job: string) => `${job}.state in ('waiting', 'sent', 'failed')`;
