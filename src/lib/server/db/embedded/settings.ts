/**
 * For a load of many short, durable commits on a small machine. Nothing here trades safety: a commit is on disk before
 * it is acknowledged, pages are written whole, checksums are on (the default of PostgreSQL 18).
 */
const base: Readonly<Record<string, string>> = {
  // Reached by the Unix socket alone; its folder is closed to others.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '120',
  superuser_reserved_connections: '3',

  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A backup copies a running cluster and needs its log.
  wal_level: 'replica',
  max_wal_senders: '4',
  max_replication_slots: '4',

  shared_buffers: '128MB',
  wal_buffers: '16MB',
  // Rare, long checkpoints: fewer whole pages in the log.
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  checkpoint_timeout: '15min',
  checkpoint_completion_target: '0.9',

  jit: 'off',
  random_page_cost: '1.1',
  // Wallet rows are updated all day: clean early, so that updates stay on their page.
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_naptime: '20s',

  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
  // A broken client must not leave its lock behind for long.
  tcp_keepalives_idle: '60',
  client_connection_check_interval: '10s',
};

/** `-c name=value` for the server's command line. */
export const serverArguments = (extra: Readonly<Record<string, string>>): string[] =>
  Object.entries({ ...base, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
