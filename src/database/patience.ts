/**
 * The server ends statements that take too long (see roles.ts). A connection that has fallen silent tells nobody: a while later it is
 * given up from here, and the next who asks gets a new one.
 */
const connectionTimeoutMillis = 5_000;

export const patience = {
  app: { connectionTimeoutMillis, query_timeout: 20_000 },
  system: { connectionTimeoutMillis, query_timeout: 65_000 },
  aside: { connectionTimeoutMillis: 1_000, query_timeout: 2_000 },
  listener: { connectionTimeoutMillis, query_timeout: 5_000 },
} as const;
