import { Client } from 'pg'

const CONNECT_LIMIT_MS = 10_000

/** Does some work on a connection of its own, outside every pool, and closes it, also when the work fails. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    application_name: 'fairground tool',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // A connection that breaks fails the query that is under way; the event alone would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
