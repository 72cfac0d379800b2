import { Client } from 'pg'
import { limitAnswers } from './limit-answers.ts'

const CONNECT_LIMIT_MS = 10_000
/** Longest wait for an answer. */
const ANSWER_LIMIT_MS = 60_000

/**
 * Runs `work` on its own connection outside every pool, and closes the connection, even when the work fails.
 * @param answerLimitMs longest wait for an answer, for work with statements of more than a minute: `LONG_WORK_MS`
 */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
  answerLimitMs: number = ANSWER_LIMIT_MS,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    application_name: 'fairground tool',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  })
  // A broken connection fails the running query; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(limitAnswers(client, answerLimitMs))
  } finally {
    await client.end().catch(() => undefined)
  }
}
