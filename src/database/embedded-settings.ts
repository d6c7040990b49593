import { archiveCommand } from './backup/wal-archive.ts';

/** The whole postgresql.conf, with the folder that the write-ahead log is archived to, if it is. */
export function postgresSettings(archive: string | null): string {
  if (archive === null) return PLAIN;
  // Both end or begin something between its quotes.
  const command = archiveCommand(archive).replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `${PLAIN}
archive_mode = on
# What is archived is what a lost disk leaves: a minute at the most is missing.
archive_timeout = 60s
archive_command = '${command}'
`;
}

/** ALTER SYSTEM still overrides it, through postgresql.auto.conf. */
const PLAIN = `# Written by the application at every start. Use ALTER SYSTEM to change a setting.
listen_addresses = '127.0.0.1'
unix_socket_permissions = 0700
max_connections = 100
password_encryption = 'scram-sha-256'

# An acknowledged order is on the disk.
fsync = on
full_page_writes = on
synchronous_commit = on
wal_compression = on

shared_buffers = 256MB
effective_cache_size = 1GB
max_wal_size = 1GB
random_page_cost = 1.1
# Short statements gain nothing from these, and containers often have too little /dev/shm for parallel queries.
jit = off
max_parallel_workers_per_gather = 0

# Orders, bills and the outbox change all day: clean them early, in small steps.
autovacuum_naptime = 15s
autovacuum_vacuum_scale_factor = 0.05
autovacuum_vacuum_insert_scale_factor = 0.1
autovacuum_analyze_scale_factor = 0.05

timezone = 'UTC'
log_timezone = 'UTC'
datestyle = 'iso, ymd'
lc_messages = 'C'
# Failed statements are the application's to report: their texts would carry people's data into this log.
log_min_messages = log
log_min_error_statement = panic
log_error_verbosity = terse
log_checkpoints = off
log_line_prefix = '%m [%p] '
`;
