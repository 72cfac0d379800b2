import { isUnsure } from '../../calls/client.ts'

/** The last deposit whose answer was lost, and its key. */
let lostDeposit: { wish: string; key: string } | undefined

/**
 * Requests a deposit under its own key. If the last answer for the same wish was lost, it reuses that key, so that the
 * server does not create a second deposit.
 * @param wish the request as a text: the same text is the same wish
 */
export async function underDepositKey<Answer>(wish: string, ask: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = lostDeposit?.wish === wish ? lostDeposit.key : crypto.randomUUID()
  lostDeposit = undefined
  try {
    return await ask(key)
  } catch (error) {
    if (isUnsure(error)) lostDeposit = { wish, key }
    throw error
  }
}
