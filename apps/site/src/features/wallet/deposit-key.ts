import { isUnsure } from '../../calls/client.ts'

/** The last deposit whose answer was lost, and its key. */
let lost: { wish: string; key: string } | undefined

/**
 * Asks for a deposit under a key of its own. One whose answer was lost is asked for again under the same key, so that it
 * is the same deposit and not a second one.
 * @param wish what is asked for, as a text: the same text is the same wish
 */
export async function underDepositKey<Answer>(wish: string, ask: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = lost?.wish === wish ? lost.key : crypto.randomUUID()
  lost = undefined
  try {
    return await ask(key)
  } catch (error) {
    if (isUnsure(error)) lost = { wish, key }
    throw error
  }
}
