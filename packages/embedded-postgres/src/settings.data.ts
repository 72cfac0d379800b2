/**
 * PostgreSQL's settings for the embedded database: never lose acknowledged work, and be quick on a machine with two to four
 * cores and 2 GB or more. The server passes them on the command line at each start, so they always belong to this release.
 */
export const EMBEDDED_SETTINGS: Record<string, string> = {
  // PostgreSQL answers a commit after its log record is on the disk. Never change these three for speed.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // The largest DATABASE_CONNECTIONS, the money lanes, the jobs, and room for a few tools beside them.
  max_connections: '240',
  // The hot part of wallets, rounds and indexes; the system allocates the memory only on use.
  shared_buffers: '256MB',
  // What the system caches beside that, for the planner.
  effective_cache_size: '768MB',
  // A sort or hash of one statement; ours are small.
  work_mem: '8MB',
  // The ledger verification's parallel scans share memory through files: a container's /dev/shm may have only 64 MB.
  dynamic_shared_memory_type: 'mmap',
  // Building indexes in migrations, vacuum.
  maintenance_work_mem: '128MB',
  // Group commits of several lanes fit without an early write.
  wal_buffers: '16MB',
  // One server, no replica and no archive: the shortest log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Bounds both the log's room on disk and how long a start after a crash replays: about 2 s.
  max_wal_size: '512MB',
  min_wal_size: '128MB',
  checkpoint_timeout: '5min',
  checkpoint_completion_target: '0.9',
  // Solid-state disks: a random page costs little more than the next one.
  random_page_cost: '1.1',
  // Compiling a statement takes longer than any of ours runs.
  jit: 'off',
  // Wallet rows change all the time: clean them early and often, in small steps.
  autovacuum_naptime: '15s',
  autovacuum_vacuum_scale_factor: '0.05',
  autovacuum_analyze_scale_factor: '0.05',
  // No replication, so its launcher need not run.
  max_logical_replication_workers: '0',
  // Notices a client that vanished with its machine within a minute.
  client_connection_check_interval: '10s',
  // PostgreSQL restarts by itself after one session crashes.
  restart_after_crash: 'on',
  // Our logger adds the time; lines about checkpoints every few minutes are noise.
  log_line_prefix: '',
  log_checkpoints: 'off',
  // The server's clock speaks UTC everywhere.
  timezone: 'UTC',
  log_timezone: 'UTC',
}
