import type { Events } from '../../ground/call/events.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Job } from '../../ground/work/job.ts'
import { askDeposit } from './ask-deposit.ts'
import { findDeposit } from './deposit.ts'
import type { ExpiredDeposit } from './expire-deposits.ts'
import { reconcile } from './reconcile.ts'
import type { SettleParts } from './settle-deposit.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const EVERY_MS = 60_000

/** The job that once a day asks the providers about all payments of the last days. */
export function reconcileJob(parts: SettleParts): Job {
  const { db, log, now } = parts
  return {
    name: 'reconcile-payments',
    role: 'jobs',
    everyMs: EVERY_MS,
    leaseMs: 10 * EVERY_MS,
    async run() {
      const { newest } = await db
        .selectFrom('payment_reconciliation')
        .select(({ fn }) => fn.max('at').as('newest'))
        .executeTakeFirstOrThrow()
      if (newest && now() - newest.getTime() < DAY_MS) return
      log.info(await reconcile(parts), 'payments are reconciled')
    },
  }
}

/** Asks the provider about each deposit that expires, because its webhook may be lost. */
export function askAboutExpired(parts: SettleParts & { events: Events }): { close(): Promise<void> } {
  const { events } = parts
  const questions = new Set<Promise<void>>()
  const onExpired = ({ accountId, id }: ExpiredDeposit): void => {
    const question = askExpired(parts, accountId, id).finally(() => questions.delete(question))
    questions.add(question)
  }
  events.on('depositExpired', onExpired)
  return {
    async close() {
      events.off('depositExpired', onExpired)
      await Promise.all(questions)
    },
  }
}

async function askExpired(parts: SettleParts, accountId: WalletId, id: string): Promise<void> {
  try {
    const deposit = await findDeposit(parts.db, accountId, id)
    // Without a checkout the player cannot have paid.
    if (deposit?.url !== undefined) await askDeposit(parts, deposit)
  } catch (error) {
    // The daily comparison asks again.
    parts.log.warn({ err: error, depositId: id }, 'an expired deposit was not asked about')
  }
}
