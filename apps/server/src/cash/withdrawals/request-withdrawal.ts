import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { minorToNumber, parseAmount } from '@fairground/money'
import type { Services } from '../../app/services.ts'
import type { DoneAction, MoneyRequest } from '../../money/wallet/action.ts'
import { getWallet } from '../../play/rounds/wallet.ts'
import { feeOf, getChannel, type OpenChannel, stepOf } from '../payments/channels.ts'
import { applyRules } from './approve.ts'
import { claimDestination } from './destinations.ts'
import { readPayoutRule } from './payout-rules.ts'
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
}

/**
 * Takes the amount out of the balance and stores the withdrawal, in one action; then the rules look at it. When the process ends
 * in between, the job of payouts lets the rules look later.
 * @throws CallError channel_unknown, amount_malformed, amount_step, withdraw_below_minimum, withdraw_above_maximum,
 * withdraw_above_balance, destination_malformed, destination_taken, destination_new, withdraw_info, key_reused
 */
export async function requestWithdrawal(
  services: Services,
  wish: WithdrawalWish,
): Promise<{ row: WithdrawalRow; action: DoneAction }> {
  const { db, payments, wallet } = services
  const { accountId, key, bodyHash } = wish
  const channel = await getChannel(services, 'withdraw', wish.channel, wish)
  const amountMinor = readAmount(wish.amount, channel)
  const destination = payments.providers.get(channel.row.provider)?.parseDestination(wish.destination)
  if (destination === undefined) throw new CallError('destination_malformed')
  const rule = await readPayoutRule(db, channel.row.id)
  await claimDestination(db, rule, { accountId: wish.ownerId, destination, atMs: services.now() })
  const { withdrawWagerPercent: wagerPercent } = await services.readSettings()
  const action = await wallet.requestWithdrawal({
    ...{ accountId, key, bodyHash, withdrawalId: randomUUIDv7(), channel: channel.row.id, amountMinor, destination },
    ...{ feeMinor: feeOf(channel.row, amountMinor), wagerPercent },
  })
  if (action.outcome === 'refused') throw await refusalOf(services, action.reason, wish, channel)
  const row = await findWithdrawal(db, action.roundId ?? '')
  if (!row) throw new Error(`the withdrawal ${action.roundId} of a committed action is missing`)
  if (row.ruled_at !== null) return { row, action }
  await applyRules(services, row)
  return { row: (await findWithdrawal(db, row.id)) ?? row, action }
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

async function refusalOf(
  services: Services,
  reason: string,
  { accountId, ownerId }: WithdrawalWish,
  { currency }: OpenChannel,
): Promise<Error> {
  if (reason === 'key_reused') return new CallError('key_reused')
  const wallet = await getWallet(services, accountId)
  const money = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
  if (reason === 'insufficient_balance')
    return new CallError('withdraw_above_balance', { limit: money(wallet.mainMinor), currency: currency.symbol })
  if (reason === 'wagering_open')
    return new CallError('withdraw_info', {
      required: money(await readRequiredStakes(services, ownerId, wallet)),
      done: money(wallet.stakedMinor),
    })
  return new Error(`a withdrawal was refused: ${reason}`)
}
