import type { Selectable } from 'kysely'
import type { WithdrawalTables } from '../../ground/db/tables/withdrawals.ts'
import type { AskOutcome } from './ask-deposit.ts'
import { openCase } from './cases.ts'
import { ProviderAway } from './provider.ts'
import type { SettleParts } from './settle-deposit.ts'

type EndedPayout = Pick<Selectable<WithdrawalTables['withdrawal']>, 'id' | 'account_id' | 'channel' | 'status'>

const PAST_MS = 3 * 24 * 60 * 60 * 1_000
const PAGE = 500

/**
 * Reads the payouts that ended since three days ago and that a provider may see otherwise, the oldest first. What is still under
 * way belongs to the job that sends payouts, which asks by itself.
 */
export function listEndedPayouts({ db, now }: SettleParts, offset: number): Promise<EndedPayout[]> {
  return db
    .selectFrom('withdrawal')
    .select(['id', 'account_id', 'channel', 'status'])
    .where('closed_at', '>', new Date(now() - PAST_MS))
    .where('tries', '>', 0)
    .orderBy('closed_at')
    .orderBy('id')
    .limit(PAGE)
    .offset(offset)
    .execute()
}

/** Asks the provider about an ended payout. Another end than ours moves nothing and opens a case. */
export async function askPayout(parts: SettleParts, payout: EndedPayout): Promise<AskOutcome> {
  const { db, log, now, payments, readSite } = parts
  const provider = payments.providers.get((await readSite()).channels.get(payout.channel)?.provider ?? '')
  if (!provider) return 'unasked'
  try {
    const { state, reason } = await provider.findPayout(payout.id)
    if (state === payout.status.toLowerCase()) return 'agrees'
    // What the provider never got, it has not paid.
    if (state === 'missing' && payout.status === 'DECLINED') return 'agrees'
    await openCase(
      db,
      {
        ...{ kind: 'contradiction', provider: provider.id, event: state.toUpperCase() },
        ...{ accountId: payout.account_id, subjectId: payout.id },
        details: { ours: payout.status, theirs: state, ...(reason !== undefined && { reason }) },
      },
      now(),
    )
    return 'case'
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.warn({ err: error, payoutId: payout.id }, 'the provider could not be asked about a payout')
    return 'away'
  }
}
