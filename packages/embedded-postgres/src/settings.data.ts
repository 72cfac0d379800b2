/**
 * PostgreSQL's settings for the embedded database: never lose what was acknowledged, and be quick on a machine with two
 * to four cores and 2 GB or more. Passed on the command line at each start, so they always belong to this release.
 */
export const EMBEDDED_SETTINGS: Record<string, string> = {
  // A commit is answered after its log record is on the disk. These three are never traded for speed.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The largest DATABASE_CONNECTIONS, the money lanes, the jobs, and room for a few tools beside them.
  max_connections: '240',
  // The hot part of wallets, rounds and indexes; taken from memory only as it is used.
  shared_buffers: '256MB',
  // What the planner may assume the system keeps cached beside that.
  effective_cache_size: '768MB',
  // A sort or hash of one statement; ours are small.
  work_mem: '8MB',
  // Parallel scans of the verification share memory through files of ours: a container's /dev/shm may have 64 MB only.
  dynamic_shared_memory_type: 'mmap',
  // Building indexes in migrations, vacuum.
  maintenance_work_mem: '128MB',
  // Group commits of several lanes fit without being written early.
  wal_buffers: '16MB',
  // One server, no replica and no archive: the shortest log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Bounds both the log's room on disk and how long a start after a crash replays: about 2 s.
  max_wal_size: '512MB',
  min_wal_size: '128MB',
  checkpoint_timeout: '5min',
  checkpoint_completion_target: '0.9',
  // Solid-state disks: a random page costs hardly more than the next one.
  random_page_cost: '1.1',
  // Compiling a statement takes longer than any of ours runs.
  jit: 'off',
  // Wallet rows change all the time: clean them early and often, in small steps.
  autovacuum_naptime: '15s',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.05',
  // No replication, so its launcher need not run.
  max_logical_replication_workers: '0',
  // A client that vanished with its machine is noticed within a minute.
  client_connection_check_interval: '10s',
  // One session that dies must not keep the others down: PostgreSQL starts over by itself.
  restart_after_crash: 'on',
  // Our own logger adds the time; a second checkpoint line every few minutes helps nobody.
  log_line_prefix: '',
  log_checkpoints: 'off',
  // The server's clock speaks UTC everywhere.
  timezone: 'UTC',
  log_timezone: 'UTC',
}
