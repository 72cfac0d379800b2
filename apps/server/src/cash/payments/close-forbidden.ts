import type { WalletId } from '../../ground/db/wallet-id.ts'
import type { Job } from '../../ground/work/job.ts'
import { tellOwner } from '../../live/live/tell-owner.ts'
import { closeDeposit } from './deposit.ts'
import { isForbidden, type JudgeParts } from './receive-deposit.ts'
import type { SettleParts } from './settle-deposit.ts'

/** Most deposits of one pass. */
const MOST_A_PASS = 50

/**
 * The job that closes checkouts, here and at their providers, whose players have since taken a break or set a limit that forbids
 * them. What is paid all the same is held.
 */
export function closeForbiddenJob(parts: SettleParts): Job {
  return {
    ...{ name: 'close-forbidden-deposits', role: 'jobs', everyMs: 2_000, leaseMs: 60_000 },
    async run() {
      for (const deposit of await findDoubtful(parts)) {
        if (!(await isForbidden(parts, deposit))) continue
        await closeAtProvider(parts, deposit)
        if (!(await closeDeposit(parts.db, deposit, 'DECLINED', parts.now()))) continue
        await tellOwner(parts, deposit.accountId, 'recharge_declined', { id: deposit.id })
      }
    },
  }
}

type OpenDeposit = { accountId: WalletId; id: string; channel: string }

/** Reads the deposits that wait for payment and whose players have changed their limits or breaks since. */
function findDoubtful({ db, now }: JudgeParts): Promise<OpenDeposit[]> {
  return db
    .selectFrom('deposit')
    .innerJoin('account_wallet', 'account_wallet.wallet_id', 'deposit.account_id')
    .select(['deposit.account_id as accountId', 'deposit.id', 'deposit.channel'])
    .where('deposit.status', '=', 'NEW')
    .where('deposit.expires_at', '>', new Date(now()))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('play_event')
          .select('play_event.at')
          .whereRef('play_event.account_id', '=', 'account_wallet.account_id')
          .whereRef('play_event.at', '>=', 'deposit.created_at'),
      ),
    )
    .orderBy('deposit.expires_at')
    .limit(MOST_A_PASS)
    .execute()
}

/** A provider that gives no answer is not asked again: it reports the payment, if one comes, and the payment is held. */
async function closeAtProvider({ log, payments, readSite }: SettleParts, { id, channel }: OpenDeposit): Promise<void> {
  const provider = payments.providers.get((await readSite()).channels.get(channel)?.provider ?? '')
  try {
    await provider?.closeCheckout?.(id)
  } catch (error) {
    log.warn({ err: error, depositId: id }, 'a checkout could not be closed at its provider')
  }
}
