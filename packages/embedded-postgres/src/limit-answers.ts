import type { Client } from 'pg'

/**
 * Longest wait for one statement of a long work: a migration, an index, a month of bets. Ends the wait for a machine that will
 * never answer.
 */
export const LONG_WORK_MS = 6 * 60 * 60 * 1_000

/**
 * The last part of a limit. When this process itself has stood still, the first timer is late, and the answer that has come meanwhile
 * is read before the second one ends.
 */
const LAST_MS = 1_000

/**
 * Cuts a connection that leaves a query without an answer for `limitMs`, as a database does that is frozen or that the network
 * has lost: then the query fails with the code `ETIMEDOUT`. What it was to write may still be written. A stream (COPY) has no
 * limit.
 * @param limitMs at least 1 s
 * @returns the connection, which cannot be used after the cut
 */
export function limitAnswers<Connection extends Client>(client: Connection, limitMs: number): Connection {
  const query = client.query.bind(client) as (...words: unknown[]) => unknown
  const cut = () => {
    const words = `the database did not answer within ${limitMs / 1_000} s`
    client.connection.stream.destroy(Object.assign(new Error(words), { code: 'ETIMEDOUT' }))
  }
  const limitedQuery = (...words: unknown[]): unknown => {
    if (isStream(words[0])) return query(...words)
    let timer = setTimeout(() => {
      timer = setTimeout(cut, LAST_MS)
    }, limitMs - LAST_MS)
    const end = () => clearTimeout(timer)
    const callback = words.at(-1)
    // A pool passes a callback; all others take a promise.
    if (typeof callback === 'function') {
      const answered = (...answer: unknown[]) => {
        end()
        callback(...answer)
      }
      return query(...words.slice(0, -1), answered)
    }
    const answer = query(...words) as Promise<unknown>
    answer.then(end, end)
    return answer
  }
  client.query = limitedQuery as Client['query']
  return client
}

function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query
}
