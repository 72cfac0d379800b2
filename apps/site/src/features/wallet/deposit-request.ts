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

/** Whether the server can read a text as an amount: digits, at most `decimals` of them after one point or comma. */
export function parseAmountText(text: string, decimals: number): number | undefined {
  const plain = text.trim().replace(',', '.')
  if (!new RegExp(`^\\d{1,12}(\\.\\d{1,${Math.max(1, decimals)}})?$`).test(plain)) return undefined
  return Number(plain)
}

/** Round amounts between the limits for quick buttons: at most `maxCount` of them, smallest first. */
export function quickAmounts(min: number, max: number, maxCount = 4): number[] {
  return [10, 50, 100, 500, 1000, 5000, 10_000]
    .filter((amount) => amount >= min && amount <= max)
    .slice(1, maxCount + 1)
}
