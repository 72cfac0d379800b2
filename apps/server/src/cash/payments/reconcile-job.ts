import type { Events } from '../../ground/call/events.ts'
import { type LeasedLoop, startLeasedLoop } from '../../ground/db/leased-loop.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { askDeposit } from './ask-deposit.ts'
import { findDeposit } from './deposit.ts'
import type { ExpiredDeposit } from './expire-deposits.ts'
import { reconcile } from './reconcile.ts'
import type { SettleParts } from './settle-deposit.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const EVERY_MS = 60_000

/**
 * Starts the questions to providers: about a deposit when it expires, because its webhook may be lost, and once a day about
 * all payments of the last days. Of several processes on one database, one at a time runs the daily comparison.
 */
export function startReconciling(services: SettleParts & { events: Events }): LeasedLoop {
  const { db, events, log, now } = services
  const questions = new Set<Promise<void>>()
  const onExpired = ({ accountId, id }: ExpiredDeposit): void => {
    const question = askExpired(services, accountId, id).finally(() => questions.delete(question))
    questions.add(question)
  }
  events.on('depositExpired', onExpired)

  const loop = startLeasedLoop({
    db,
    log,
    name: 'reconcile-payments',
    everyMs: EVERY_MS,
    leaseMs: 10 * EVERY_MS,
    async work() {
      const { newest } = await db
        .selectFrom('payment_reconciliation')
        .select(({ fn }) => fn.max('at').as('newest'))
        .executeTakeFirstOrThrow()
      if (newest && now() - newest.getTime() < DAY_MS) return
      log.info(await reconcile(services), 'payments are reconciled')
    },
  })
  return {
    async close() {
      events.off('depositExpired', onExpired)
      await loop.close()
      await Promise.all(questions)
    },
  }
}

async function askExpired(services: SettleParts, accountId: WalletId, id: string): Promise<void> {
  try {
    const deposit = await findDeposit(services.db, accountId, id)
    // Without a checkout the player cannot have paid.
    if (deposit?.url !== undefined) await askDeposit(services, deposit)
  } catch (error) {
    // The daily comparison asks again.
    services.log.warn({ err: error, depositId: id }, 'an expired deposit was not asked about')
  }
}
