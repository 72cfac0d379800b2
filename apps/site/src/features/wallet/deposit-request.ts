import { isUnsure } from '../../calls/certainty.ts'

/** The last payment whose answer was lost, and its key. */
let lostPayment: { wish: string; key: string } | undefined

/**
 * Requests a deposit or a withdrawal under its own key. If the last answer for the same wish was lost, it reuses that key, so that the
 * server does not create a second one.
 * @param wish the request as a text: the same text is the same wish
 */
export async function underPaymentKey<Answer>(wish: string, ask: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = lostPayment?.wish === wish ? lostPayment.key : crypto.randomUUID()
  lostPayment = undefined
  try {
    return await ask(key)
  } catch (error) {
    if (isUnsure(error)) lostPayment = { wish, key }
    throw error
  }
}

/** Round amounts between the limits for quick buttons, from fifty times the smallest power of ten on: at most `maxCount`, smallest first. */
export function quickAmounts(min: number, max: number, maxCount = 4): number[] {
  const exponent = Math.floor(Math.log10(min)) + 1
  const rungs = Array.from({ length: maxCount + 1 }, (_, at) =>
    Number(`${at % 2 === 0 ? 1 : 5}e${exponent + (at >> 1)}`),
  )
  return rungs.filter((amount) => amount <= max).slice(1)
}
