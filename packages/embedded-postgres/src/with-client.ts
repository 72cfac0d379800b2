import { Client } from 'pg'

const CONNECT_LIMIT_MS = 10_000

/** Runs `work` on its own connection outside every pool, and closes the connection, even when the work fails. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    application_name: 'fairground tool',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // A broken connection fails the running query; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
