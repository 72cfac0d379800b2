import type { ClientBase } from 'pg'
import { timeOfId } from '../../ground/db/id-time.ts'

/** A month's table of actions. */
export type ActionMonth = {
  /** `2026-11`, UTC. */
  name: string
  table: string
  /** The ids of its actions are below. */
  upperId: string
  /** When the month ends, milliseconds since 1970. */
  endMs: number
}

/** Lists the months that have a table, the oldest first. */
export async function listMonths(client: ClientBase): Promise<ActionMonth[]> {
  const { rows } = await client.query<{ table: string; upperId: string }>(
    `select c.relname as table, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)''\\)') as "upperId"
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'money_action'::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'
      order by 2`,
  )
  return rows.map(({ table, upperId }) => ({
    name: table.slice('money_action_'.length).replace('_', '-'),
    table,
    upperId,
    endMs: timeOfId(upperId),
  }))
}

/**
 * Makes the tables of this month and the next, and of each earlier month of which actions wait in the table of no month, as
 * after a restore. @param realMs the clock that makes ids, milliseconds since 1970
 */
export async function makeMonths(client: ClientBase, realMs: number): Promise<void> {
  const now = new Date(realMs)
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  // An archived month never comes back.
  await client.query(
    `select make_action_month(month) from (
      select $1::timestamptz as month union select $2::timestamptz union
      select distinct date_trunc('month', to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0), 'UTC')
        from money_action_of_no_month where id < least_id($1)
    ) months
    where least_id(month) >= (select coalesce(max(upper_id::text)::uuid, least_id('epoch')) from archived_month)
    order by month`,
    [now, next],
  )
}
