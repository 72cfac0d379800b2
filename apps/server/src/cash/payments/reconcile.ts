import { type AskOutcome, askDeposit } from './ask-deposit.ts'
import { askPayout, listEndedPayouts } from './ask-payout.ts'
import { compareTotals } from './compare-totals.ts'
import { type Deposit, listDoubtful } from './deposit.ts'
import type { SettleParts } from './settle-deposit.ts'

/** The result of a reconciliation. */
export interface Reconciliation {
  /** Payments that the providers were asked about. */
  asked: number
  /** Payments that an answer settled. */
  settled: number
  /** Differences that people have to decide. */
  differences: number
  /** Questions without an answer. */
  away: number
}

/** How far back payments are compared. */
const PAST_MS = 3 * 24 * 60 * 60 * 1_000
const PAGE = 200
/** Questions at the same time, so that a provider is not flooded. */
const AT_ONCE = 4

/**
 * Compares the deposits and the payouts of the last three days with what their providers say, settles what is certain, opens
 * a case for each other difference, and compares the sums of the ledger with the providers'. Safe to repeat.
 */
export async function reconcile(parts: SettleParts): Promise<Reconciliation> {
  const result: Reconciliation = { asked: 0, settled: 0, differences: 0, away: 0 }
  const atMs = parts.now()
  // A provider that gives no answer is left alone until the next pass.
  const awayChannels = new Set<string>()
  const askAll = async <Payment extends { channel: string }>(
    payments: readonly Payment[],
    ask: (parts: SettleParts, payment: Payment) => Promise<AskOutcome>,
  ): Promise<void> => {
    for (let at = 0; at < payments.length; at += AT_ONCE) {
      const questions = payments.slice(at, at + AT_ONCE).filter(({ channel }) => !awayChannels.has(channel))
      await Promise.all(
        questions.map(async (payment) => {
          const outcome = await ask(parts, payment)
          if (outcome === 'away') awayChannels.add(payment.channel)
          count(result, outcome)
        }),
      )
    }
  }

  let lastId: string | undefined
  let deposits: Deposit[]
  do {
    deposits = await listDoubtful(parts.db, { sinceMs: atMs - PAST_MS, atMs, after: lastId, most: PAGE })
    await askAll(deposits, askDeposit)
    lastId = deposits.at(-1)?.id
  } while (deposits.length === PAGE)

  let offset = 0
  for (;;) {
    const payouts = await listEndedPayouts(parts, offset)
    if (payouts.length === 0) break
    await askAll(payouts, askPayout)
    offset += payouts.length
  }

  for (const provider of parts.payments.providers.values()) {
    result.differences += await compareTotals(parts, provider)
  }
  // A pass without some answers is repeated soon.
  if (result.away === 0) await keepResult(parts, result, atMs)
  return result
}

function count(result: Reconciliation, outcome: AskOutcome): void {
  if (outcome === 'unasked') return
  result.asked++
  if (outcome === 'settled') result.settled++
  if (outcome === 'case') result.differences++
  if (outcome === 'away') result.away++
}

async function keepResult({ db }: SettleParts, { asked, settled, differences }: Reconciliation, atMs: number) {
  await db
    .insertInto('payment_reconciliation')
    .values({ at: new Date(atMs), asked, settled, opened: differences })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
