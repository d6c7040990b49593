/** The whole postgresql.conf. ALTER SYSTEM still overrides it, through postgresql.auto.conf. */
export const POSTGRES_SETTINGS = `# Written by the application at every start. Use ALTER SYSTEM to change a setting.
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
