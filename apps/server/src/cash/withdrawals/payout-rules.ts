import type { ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/payment-rules'
import { CallError } from '@fairground/contract/envelope'
import type { ReviewCause } from '@fairground/contract/withdrawal'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { WithdrawalTables } from '../../ground/db/tables/withdrawals.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { readAmount } from '../payments/channel-store.ts'

/** The operator's rules for withdrawals by a channel. */
export type PayoutRule = Selectable<WithdrawalTables['payout_rule']>

/** What a rule looks at. Amounts in the smallest unit. */
export interface RuleFacts {
  amountMinor: bigint
  /** What rules have approved for the player within 24 hours, without this one. */
  playerDayMinor: bigint
  /** What was approved today for all players, without this one. */
  operatorDayMinor: bigint
  /** Whether the payer of one of the player's deposits took it back. */
  hasReversedDeposit: boolean
  /** Whether staff has switched the player off (OP-02). */
  isPlayerOff: boolean
  /** Whether another player was paid at the destination meanwhile. */
  isDestinationTaken: boolean
}

/** Decides whether a withdrawal may go without a person. @returns the causes why not; empty: it is approved */
export function judgeWithdrawal(rule: PayoutRule, facts: RuleFacts): ReviewCause[] {
  const { amountMinor, playerDayMinor, operatorDayMinor, hasReversedDeposit, isPlayerOff, isDestinationTaken } = facts
  const causes: ReviewCause[] = []
  if (amountMinor > rule.auto_minor) causes.push('above_limit')
  if (playerDayMinor + amountMinor > rule.auto_day_minor) causes.push('player_day')
  if (isDayFull(rule, operatorDayMinor + amountMinor)) causes.push('operator_day')
  if (hasReversedDeposit) causes.push('deposit_reversed')
  if (isPlayerOff) causes.push('player_off')
  if (isDestinationTaken) causes.push('destination_taken')
  return causes
}

/** Whether the sum of a day is above the operator's limit. */
export function isDayFull({ day_minor }: PayoutRule, dayMinor: bigint): boolean {
  return day_minor !== null && dayMinor > day_minor
}

/** Whether two persons must approve an amount. */
export function needsTwo({ two_persons_minor }: PayoutRule, amountMinor: bigint): boolean {
  return two_persons_minor !== null && amountMinor > two_persons_minor
}

/** The rule of a channel without a row: a person decides everything, new destinations wait a day. */
const STRICTEST: Omit<PayoutRule, 'channel'> = {
  auto_minor: 0n,
  auto_day_minor: 0n,
  two_persons_minor: null,
  day_minor: null,
  destination_hours: 24,
  shared_destinations: [],
}

/** Reads the rule of a channel. */
export async function readPayoutRule(db: Database | Tx, channel: string): Promise<PayoutRule> {
  const row = await db.selectFrom('payout_rule').selectAll().where('channel', '=', channel).executeTakeFirst()
  return row ?? { channel, ...STRICTEST }
}

/**
 * Sets the rules of a channel for withdrawals. Each of them is read in the transaction that decides, so the next withdrawal obeys.
 * @throws CallError channel_unknown, amount_malformed, limits_crossed: what goes without a person is above what goes in a day, or
 * above what needs two persons
 */
export function savePayoutRule(db: Database, wish: ParsedRequestOf<typeof calls.savePayoutRule>): Promise<void> {
  return transaction(db, async (tx) => {
    const currency = await tx
      .selectFrom('payment_channel')
      .innerJoin('currency', 'currency.id', 'payment_channel.currency_id')
      .selectAll('currency')
      .where('payment_channel.id', '=', wish.channelId)
      .where('kind', '=', 'withdraw')
      .executeTakeFirst()
    if (!currency) throw new CallError('channel_unknown')
    const orNone = (value: number | string | null) => (value === null ? null : readAmount(value, currency))
    const rule = {
      auto_minor: readAmount(wish.auto, currency),
      auto_day_minor: readAmount(wish.autoDay, currency),
      two_persons_minor: orNone(wish.twoPersons),
      day_minor: orNone(wish.day),
      destination_hours: wish.waitHours,
      shared_destinations: wish.sharedDestinations,
    }
    const { auto_minor, auto_day_minor, two_persons_minor } = rule
    const passesTwo = two_persons_minor !== null && auto_minor > two_persons_minor
    if (auto_minor > auto_day_minor || passesTwo) throw new CallError('limits_crossed')
    await tx
      .insertInto('payout_rule')
      .values({ channel: wish.channelId, ...rule })
      .onConflict((conflict) => conflict.column('channel').doUpdateSet(rule))
      .execute()
  })
}
