import type { withClient } from '@fairground/embedded-postgres'
import { expect } from 'vitest'

type Client = Parameters<Parameters<typeof withClient>[1]>[0]

/** Holds the accounts, so that each registration waits until the client commits. */
export const holdAccounts = (client: Client) => client.query('begin; lock table account in access exclusive mode')

/** Waits until a registration waits for the accounts; the server's own jobs may wait for them too. */
export async function untilRegistrationWaits(client: Client): Promise<void> {
  const held = async () => {
    // Within a transaction PostgreSQL shows the activity of its first look.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "account"%'`)
    return rows[0].count
  }
  await expect.poll(held).toBe(1)
}
