import type { Job } from '../../ground/work/job.ts'
import { tellOwner } from '../../live/live/tell-owner.ts'
import { openCase } from '../payments/cases.ts'
import type { PaymentProvider, PayoutState } from '../payments/provider.ts'
import { applyRules } from './approve.ts'
import { noteEvent } from './history.ts'
import type { WithdrawalsParts } from './parts.ts'
import { markDeclined, markPaid, payoutAmountOf } from './settle-payout.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawal.ts'

/** Most payouts of one pass; they are sent side by side. */
const MOST_A_PASS = 20
/** First wait and longest wait until the server asks again about an outcome that it does not know. */
const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 15 * 60_000
/** How long the rules' first look at a request may take before the job takes it over. */
const RULES_WAIT_MS = 5_000
/** After so long without an end a person finds out by the provider's statement how a payout ended. */
const STUCK_MS = 24 * 60 * 60_000

/**
 * The job that sends approved withdrawals and finds out how they ended. Before each try it stores that it tries. It never
 * takes silence for a decline: it asks the provider by our own id until the outcome is certain, and sends again only when the
 * provider is certain that it never got the order.
 */
export function payoutsJob(parts: WithdrawalsParts): Job {
  return {
    ...{ name: 'send-payouts', role: 'jobs', everyMs: 500, leaseMs: 20_000, renewMs: 5_000 },
    async run() {
      await ruleOnLeftovers(parts)
      await Promise.all(
        (await takeDue(parts)).map(async (row) => {
          await attempt(parts, row)
          await reportStuck(parts, row)
        }),
      )
    },
  }
}

/** Lets the rules look at requests whose process ended before they could. */
async function ruleOnLeftovers(parts: WithdrawalsParts): Promise<void> {
  const rows = await parts.db
    .selectFrom('withdrawal')
    .selectAll()
    .where('status', '=', 'REVIEW')
    .where('ruled_at', 'is', null)
    .where('created_at', '<', new Date(parts.now() - RULES_WAIT_MS))
    .orderBy('created_at')
    .limit(MOST_A_PASS)
    .execute()
  for (const row of rows) await applyRules(parts, row)
}

/** Takes due withdrawals and stores that they are tried, with the time of the next try if this one never ends. */
async function takeDue({ db, now }: WithdrawalsParts): Promise<WithdrawalRow[]> {
  const at = new Date(now())
  const dueRows = await db
    .selectFrom('withdrawal')
    .select(['id', 'tries'])
    .where('status', '=', 'SENT')
    .where('next_try_at', '<=', at)
    .orderBy('next_try_at')
    .limit(MOST_A_PASS)
    .execute()
  const rows = await Promise.all(
    dueRows.map(({ id, tries }) =>
      db
        .updateTable('withdrawal')
        .set({ tries: tries + 1, next_try_at: new Date(at.getTime() + waitMs(tries)) })
        .where('id', '=', id)
        .where('status', '=', 'SENT')
        .where('tries', '=', tries)
        .returningAll()
        .executeTakeFirst(),
    ),
  )
  return rows.filter((row) => row !== undefined)
}

function waitMs(tries: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10))
}

/** Opens the case of a payout that has no end yet, once. */
async function reportStuck(
  { db, now, readSite }: WithdrawalsParts,
  { id, account_id, channel, approved_at }: WithdrawalRow,
): Promise<void> {
  if (!approved_at || now() - approved_at.getTime() < STUCK_MS) return
  const row = await findWithdrawal(db, id)
  if (row?.status !== 'SENT') return
  const provider = (await readSite()).channels.get(channel)?.provider ?? ''
  const details = { ours: row.status, channel, reason: row.unknown_since ? 'unknown' : 'pending' }
  await openCase(db, { kind: 'stuck', provider, event: 'stuck', accountId: account_id, subjectId: id, details }, now())
}

async function attempt(parts: WithdrawalsParts, row: WithdrawalRow): Promise<void> {
  const { log, payments, readSite } = parts
  const provider = payments.providers.get((await readSite()).channels.get(row.channel)?.provider ?? '')
  try {
    if (!provider) throw new Error(`no provider of the channel ${row.channel} is switched on`)
    await apply(parts, row, await askOrSend(parts, provider, row))
  } catch (error) {
    log.warn({ err: error, withdrawalId: row.id }, 'the outcome of a payout is unknown')
    await markUnknown(parts, row)
  }
}

/** Sends a payout that was never tried, or that the provider is certain not to have; otherwise asks about it. */
async function askOrSend(parts: WithdrawalsParts, provider: PaymentProvider, row: WithdrawalRow): Promise<PayoutState> {
  if (row.tries > 1) {
    const state = await provider.findPayout(row.id)
    if (state.state !== 'missing') return state
  }
  const site = await parts.readSite()
  return provider.createPayout({
    payoutId: row.id,
    accountId: row.account_id,
    amount: payoutAmountOf(site, row),
    currencyId: site.channels.get(row.channel)?.currency_id ?? '',
    destination: row.destination,
  })
}

async function apply(
  parts: WithdrawalsParts,
  row: WithdrawalRow,
  { state, reference, reason }: PayoutState,
): Promise<void> {
  if (state === 'missing') throw new Error('the provider says of a payout that it was just sent that it is missing')
  await markAccepted(parts, row, reference)
  if (state === 'paid') await markPaid(parts, row)
  if (state === 'declined') await markDeclined(parts, row, { by: 'provider', note: reason })
}

/** Stores that the provider has the payout; the first time the player is told. */
async function markAccepted(parts: WithdrawalsParts, row: WithdrawalRow, reference: string | undefined): Promise<void> {
  const { db, now } = parts
  const at = new Date(now())
  const { numUpdatedRows } = await db
    .updateTable('withdrawal')
    // A bank that has it and does not know its outcome either leaves the outcome unknown.
    .set({ accepted_at: row.accepted_at ?? at, provider_reference: reference ?? null })
    .where('id', '=', row.id)
    .where('status', '=', 'SENT')
    .executeTakeFirst()
  if (numUpdatedRows === 0n || row.accepted_at !== null) return
  await noteEvent(db, { withdrawalId: row.id, kind: 'sent', by: 'provider' }, at)
  await tellOwner(parts, row.account_id, 'withdraw_sent', { id: row.id })
}

async function markUnknown(parts: WithdrawalsParts, row: WithdrawalRow): Promise<void> {
  const { db, now } = parts
  const at = new Date(now())
  const { numUpdatedRows } = await db
    .updateTable('withdrawal')
    .set({ unknown_since: row.unknown_since ?? at })
    .where('id', '=', row.id)
    .where('status', '=', 'SENT')
    .executeTakeFirst()
  if (numUpdatedRows === 0n || row.unknown_since !== null) return
  await noteEvent(db, { withdrawalId: row.id, kind: 'unknown', by: 'provider' }, at)
  await tellOwner(parts, row.account_id, 'withdraw_unknown', { id: row.id })
}
