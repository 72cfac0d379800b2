import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The SQLite file. Each commit is on the disk before the sandbox answers. */
export type Store = DatabaseSync

/** The two banks of this process: the checkout pages, and the PIX bank. Each has its own webhooks. */
export type BankName = 'sandbox' | 'pix'

/** Opens the store, and creates it at the first start. `:memory:` stores nothing on disk. */
export function openStore(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const store = new DatabaseSync(file, { timeout: 5_000 })
  // SQLite gives the files beside it the same rights.
  if (file !== ':memory:') chmodSync(file, 0o600)
  store.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  store.exec(`
    create table if not exists checkout (
      id text primary key,
      reference text not null unique,
      customer text not null,
      amount text not null,
      currency text not null,
      symbol text not null,
      locale text not null,
      return_url text not null,
      status text not null check (status in ('open', 'paid', 'declined', 'expired')),
      created_at integer not null,
      expires_at integer not null,
      closed_at integer
    ) strict;
    create index if not exists checkout_open on checkout (expires_at) where status = 'open';
    create table if not exists delivery (
      event_id text not null,
      copy integer not null,
      body text not null,
      created_at integer not null,
      due_at integer not null,
      attempts integer not null default 0,
      primary key (event_id, copy)
    ) strict;
    create index if not exists delivery_due on delivery (due_at);
    create table if not exists payout (
      id text primary key,
      bank text not null,
      reference text not null unique,
      customer text not null,
      amount text not null,
      currency text not null,
      destination text not null,
      status text not null check (status in ('pending', 'paid', 'declined')),
      reason text,
      created_at integer not null,
      due_at integer not null,
      closed_at integer
    ) strict;
    create index if not exists payout_pending on payout (due_at) where status = 'pending';
    create index if not exists payout_destination on payout (destination, closed_at);
  `)
  addColumn(store, 'checkout', 'bank', "text not null default 'sandbox'")
  addColumn(store, 'checkout', 'reversed_at', 'integer')
  addColumn(store, 'delivery', 'bank', "text not null default 'sandbox'")
  return store
}

/** Adds a column that stores of an earlier version lack. */
function addColumn(store: Store, table: string, column: string, definition: string): void {
  const columns = store.prepare('select name from pragma_table_info(?)').all(table) as { name: string }[]
  if (columns.some(({ name }) => name === column)) return
  store.exec(`alter table ${table} add column ${column} ${definition}`)
}

/** Runs `write` in one transaction: when this returns, everything is on the disk; when it throws, nothing is. */
export function inTransaction<Result>(store: Store, write: () => Result): Result {
  store.exec('begin immediate')
  try {
    const result = write()
    store.exec('commit')
    return result
  } catch (error) {
    store.exec('rollback')
    throw error
  }
}
