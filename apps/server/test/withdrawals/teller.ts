import { randomUUID } from 'node:crypto'
import * as calls from '@fairground/contract/calls/withdraw'
import type { Withdrawal } from '@fairground/contract/withdrawal'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { type CallOptions, newPlayer, type Player } from '@fairground/testkit'
import { expect } from 'vitest'
import { at, bet, cashOut, peek, reveal } from '../mines-table.ts'
import type { Cashier } from '../payments/cashier.ts'

/** A player who has deposited an amount, staked all of it and won a little: everything can be withdrawn. */
export async function newWinner(cashier: Cashier, amount = 1_000): Promise<Player> {
  const player = await newPlayer(cashier, { deposit: amount })
  await stake(cashier, player, amount)
  return player
}

/** Stakes an amount in rounds that win. */
export async function stake({ parts }: Pick<Cashier, 'parts'>, player: Player, amount: number): Promise<void> {
  for (let left = amount; left > 0; left -= 1_000) {
    const { id } = await bet(player, Math.min(left, 1_000), 1)
    await reveal(player, id, at((await peek(parts, player, id)).safe, 0))
    await cashOut(player, id)
  }
  const { userId: accountId } = player
  await parts.wallet.finishHolds({ accountId, key: randomUUID(), bodyHash: '', holdIds: 'all' })
}

/** A destination that no other player of these tests has. */
export const newDestination = () => `sandbox:${randomUUID().slice(0, 13)}`

/** Asks for a withdrawal by the sandbox. */
export async function withdraw(
  player: Player,
  amount: number | string,
  destination = newDestination(),
  options?: CallOptions,
) {
  return (await player.call(calls.withdraw, { amount, channel: 'sandbox-out', destination }, options)).model
}

/** The player's withdrawals, the newest first. */
export async function withdrawals(player: Player): Promise<Withdrawal[]> {
  return (await player.call(calls.withdrawList, { pageNo: 1, pageSize: 100 })).page.content
}

/** Waits until the player's withdrawal has a status, and answers it. */
export async function untilStatus(player: Player, id: string, status: Withdrawal['status']): Promise<Withdrawal> {
  const find = async () => (await withdrawals(player)).find((withdrawal) => withdrawal.id === id)
  await expect.poll(async () => (await find())?.status, { interval: 50, timeout: 15_000 }).toBe(status)
  const withdrawal = await find()
  if (!withdrawal) throw new Error(`no withdrawal ${id}`)
  return withdrawal
}

/** The player's main balance in the smallest unit. */
export async function balanceOf({ parts }: Cashier, { userId }: Player): Promise<bigint> {
  return (await parts.wallet.findWallet(userId))?.mainMinor ?? -1n
}

/** Expects that every rule of the ledger holds. */
export async function expectSoundLedger({ databaseUrl }: Cashier): Promise<void> {
  const { findings } = await verifyLedger(databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
}
