import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { minorToNumber, parseAmount } from '@fairground/money'
import type { DoneAction, MoneyRequest } from '../../money/wallet/action.ts'
import { getWallet } from '../../money/wallet/get-wallet.ts'
import { readPlayVersion } from '../../money/wallet/stored-play.ts'
import { feeOf, getChannel, type OpenChannel, stepOf } from '../payments/channels.ts'
import { applyRules } from './approve.ts'
import { nameDestination, requireFree } from './destinations.ts'
import type { WithdrawalsParts } from './parts.ts'
import { type PayoutRule, readPayoutRule } from './payout-rules.ts'
import { readRequiredStakes } from './required-stakes.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawal.ts'

/** A player's untrusted request for a withdrawal. */
export interface WithdrawalWish extends MoneyRequest {
  /** The player, who owns the destination; `accountId` is the wallet. */
  ownerId: string
  currencyId: string
  jurisdiction: Jurisdiction
  channel: string
  amount: number | string
  destination: string
  /** Requires confirmed documents and a recent code, where jurisdiction and operator want them. @throws CallError */
  requireIdentity(amountMinor: bigint): Promise<void>
}

/**
 * Takes the amount out of the balance and stores the withdrawal, in one action; then the rules look at it. When the process ends
 * in between, the job of payouts lets the rules look later.
 * @throws CallError channel_unknown, amount_malformed, amount_step, withdraw_below_minimum, withdraw_above_maximum,
 * withdraw_above_balance, destination_malformed, destination_taken, destination_new, withdraw_info, key_reused
 */
export async function requestWithdrawal(
  parts: WithdrawalsParts,
  wish: WithdrawalWish,
): Promise<{ row: WithdrawalRow; action: DoneAction }> {
  const { db, payments } = parts
  const channel = await getChannel(parts, 'withdraw', wish.channel, wish)
  const amountMinor = readAmount(wish.amount, channel)
  const destination = payments.providers.get(channel.row.provider)?.parseDestination(wish.destination)
  if (destination === undefined) throw new CallError('destination_malformed')
  const rule = await readPayoutRule(db, channel.row.id)
  await requireFree(db, rule, { accountId: wish.ownerId, destination })
  const action = await askForPayout(parts, wish, { channel, amountMinor, destination, rule })
  const row = await findWithdrawal(db, action.roundId ?? '')
  if (!row) throw new Error(`the withdrawal ${action.roundId} of a committed action is missing`)
  if (row.ruled_at !== null) return { row, action }
  await applyRules(parts, row)
  return { row: (await findWithdrawal(db, row.id)) ?? row, action }
}

/** Tries while other actions of the same player come first. */
const MOST_TRIES = 20

/** Checks what counts over all withdrawals of the player, and takes the amount at the version of that check. */
async function askForPayout(
  parts: WithdrawalsParts,
  wish: WithdrawalWish,
  payout: { channel: OpenChannel; amountMinor: bigint; destination: string; rule: PayoutRule },
): Promise<DoneAction> {
  const { db, wallet } = parts
  const { accountId, ownerId, key, bodyHash } = wish
  const { channel, amountMinor, destination, rule } = payout
  // What was begun under this key goes on, whatever has changed since.
  const isBegun = (await wallet.findAction(accountId, key)) !== undefined
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const playVersion = await readPlayVersion(db, ownerId)
    if (!isBegun) {
      // A request that is refused anyway names nothing.
      await requirePayable(parts, wish, channel, amountMinor)
      await wish.requireIdentity(amountMinor)
      await nameDestination(db, rule, { accountId: ownerId, destination, atMs: parts.now() })
    }
    const { withdrawWagerPercent: wagerPercent } = await parts.readSettings()
    const action = await wallet.requestWithdrawal({
      ...{ accountId, key, bodyHash, withdrawalId: randomUUIDv7(), channel: channel.row.id, amountMinor, destination },
      ...{ feeMinor: feeOf(channel.row, amountMinor), wagerPercent, playVersion },
    })
    if (action.outcome !== 'refused') return action
    if (action.reason !== 'play_changed') throw await refusalOf(parts, action.reason, wish, channel)
  }
  throw new CallError('unavailable')
}

function readAmount(amount: number | string, { row, currency }: OpenChannel): bigint {
  const decimals = currency.decimal_length
  const amountMinor = parseAmount(amount, decimals)
  if (amountMinor === undefined) throw new CallError('amount_malformed', { decimals })
  const amountOf = (minor: bigint) => ({ limit: minorToNumber(minor, decimals), currency: currency.symbol })
  if (amountMinor < row.min_minor) throw new CallError('withdraw_below_minimum', amountOf(row.min_minor))
  if (amountMinor > row.max_minor) throw new CallError('withdraw_above_maximum', amountOf(row.max_minor))
  const stepMinor = stepOf({ row, currency })
  if (amountMinor % stepMinor !== 0n)
    throw new CallError('amount_step', { step: minorToNumber(stepMinor, decimals), currency: currency.symbol })
  return amountMinor
}

/** Refuses early what the ledger would refuse. @throws CallError withdraw_above_balance, withdraw_info */
async function requirePayable(
  parts: WithdrawalsParts,
  wish: WithdrawalWish,
  channel: OpenChannel,
  amountMinor: bigint,
): Promise<void> {
  const wallet = await getWallet(parts, wish.accountId)
  const isWagered = wallet.stakedMinor >= (await readRequiredStakes(parts, wish.ownerId, wallet))
  const reason = !isWagered ? 'wagering_open' : amountMinor > wallet.mainMinor ? 'insufficient_balance' : undefined
  if (reason) throw await refusalOf(parts, reason, wish, channel)
}

async function refusalOf(
  parts: WithdrawalsParts,
  reason: string,
  { accountId, ownerId }: WithdrawalWish,
  { currency }: OpenChannel,
): Promise<Error> {
  if (reason === 'key_reused') return new CallError('key_reused')
  const wallet = await getWallet(parts, accountId)
  const money = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  if (reason === 'insufficient_balance')
    return new CallError('withdraw_above_balance', { limit: money(wallet.mainMinor), currency: currency.symbol })
  if (reason === 'wagering_open')
    return new CallError('withdraw_info', {
      required: money(await readRequiredStakes(parts, ownerId, wallet)),
      done: money(wallet.stakedMinor),
    })
  return new Error(`a withdrawal was refused: ${reason}`)
}
