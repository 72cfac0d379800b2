import pg from 'pg'

/** One row that a committed transaction has changed. */
export interface RowChange {
  /** The table; of a part of a table, the whole one. */
  table: string
  operation: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The columns whose values differ; of a new or a deleted row all of them. */
  columns: string[]
  /** The row, as the database prints it as JSON: after the change, or before it was deleted. */
  row: unknown
}

/** What the tables of a test's database change. */
export interface ChangeLog {
  /** The changes that were committed since the last look, in their order. */
  take(): Promise<RowChange[]>
  close(): Promise<void>
}

/**
 * A trigger for each row writes what differs, in the transaction that changes the row: a transaction that is rolled back leaves
 * nothing, and an update that leaves a row as it was is no change.
 */
const INSTALL = `
  create unlogged table test_change (
    seq bigint generated always as identity primary key,
    "table" text not null, operation text not null, columns text[] not null, "row" jsonb not null);
  create function note_test_change() returns trigger language plpgsql as $$
  declare
    before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
    after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
    changed text[];
  begin
    select array_agg(key order by key) into changed
      from jsonb_object_keys(before || after) as key where before -> key is distinct from after -> key;
    if changed is null then return null; end if;
    insert into test_change ("table", operation, columns, "row")
      values (coalesce(pg_partition_root(tg_relid), tg_relid)::regclass::text, tg_op, changed,
        case when tg_op = 'DELETE' then before else after end);
    return null;
  end $$;
  do $$
  declare found regclass;
  begin
    for found in
      select oid from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace and relname <> 'test_change'
    loop
      execute format(
        'create trigger note_test_change after insert or update or delete on %s for each row execute function note_test_change()',
        found);
    end loop;
  end $$`

/** Installs the log in every table of a migrated database of the test's own. */
export async function openChangeLog(databaseUrl: string): Promise<ChangeLog> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(INSTALL)
  return {
    async take() {
      const { rows } = await client.query<RowChange & { seq: string }>(
        'delete from test_change returning seq, "table", operation, columns, "row"',
      )
      return rows.toSorted((one, other) => Number(one.seq) - Number(other.seq))
    },
    close: () => client.end(),
  }
}
