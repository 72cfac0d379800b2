import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import * as withdraw from '@fairground/contract/calls/withdraw'
import type { BetModel } from '@fairground/contract/round'
import { type LoadPlayer, toMinor } from './load-player.ts'

const PAGE = 100

/**
 * Compares a player's acknowledged requests with the server's state. The player has stopped playing.
 * @returns one sentence a fault; none when the server lost nothing acknowledged and did nothing twice
 */
export async function auditPlayer(player: LoadPlayer): Promise<string[]> {
  const faults = [...player.book.surprises]
  faults.push(...(await auditRepeats(player)))
  faults.push(...(await finishOpenRound(player)))
  faults.push(...(await auditRounds(player)))
  const keptMinor = await auditWithdrawals(player, faults)
  faults.push(...(await auditMoney(player, keptMinor)))
  return faults.map((fault) => `player ${player.userId}: ${fault}`)
}

/** Every remembered request gets the same answer again. */
async function auditRepeats({ call, book }: LoadPlayer): Promise<string[]> {
  const faults: string[] = []
  for (const { call: repeatedCall, request, key, answer } of [...book.acknowledgements]) {
    const secondAnswer = await call(repeatedCall, request as object, { key }).catch((error: Error) => ({
      refused: error.message,
    }))
    if (!isDeepStrictEqual(withoutTime(secondAnswer), withoutTime(answer)))
      faults.push(
        `${repeatedCall.name} was answered anew: ${JSON.stringify(secondAnswer)} instead of ${JSON.stringify(answer)}`,
      )
  }
  return faults
}

const withoutTime = (answer: unknown) => ({ ...(answer as object), serverTime: 0 })

/** Checks that an open round is as the player left it, and plays it to its end. */
async function finishOpenRound({ call, book }: LoadPlayer): Promise<string[]> {
  const knownRounds = [...book.rounds.values()].filter(({ result }) => result === 'PENDING')
  const { list } = await call(game.open)
  const place = ({ id, result, round }: BetModel) => ({ id, result, round })
  const faults = isDeepStrictEqual(list.map(place), knownRounds.map(place))
    ? []
    : ['the open rounds are not those it left']
  for (const round of list) {
    let { model } = round.round.step > 0 ? { model: round } : await call(steps.mines.play, { id: round.id, tile: 0 })
    if (model.result === 'PENDING') model = (await call(steps.mines.cashOut, { id: round.id })).model
    book.rounds.set(round.id, model)
  }
  return faults
}

/** The bet history holds each acknowledged bet once, with its acknowledged result, and no other bet. */
async function auditRounds({ call, book }: LoadPlayer): Promise<string[]> {
  const storedRounds = new Map<string, { betAmount: number; winAmount: number; result: string }>()
  for (let pageNo = 1; ; pageNo++) {
    const { page } = await call(game.betRecord, { pageNo, pageSize: PAGE })
    for (const { id, betAmount, winAmount, result } of page.content)
      storedRounds.set(id, { betAmount, winAmount, result })
    if (page.content.length < PAGE) break
  }
  const acknowledgedRounds = [...book.rounds.values()].map(({ id, betAmount, winAmount, result }) => ({
    id,
    ...{ betAmount, winAmount, result },
  }))
  const lostRounds = acknowledgedRounds.filter(({ id, ...round }) => !isDeepStrictEqual(storedRounds.get(id), round))
  const extraIds = [...storedRounds.keys()].filter((id) => !book.rounds.has(id))
  return [
    ...lostRounds.map(({ id }) => `round ${id} is not as it was told`),
    ...extraIds.map((id) => `round ${id} was never acknowledged`),
  ]
}

/**
 * Waits until every payout is certain; each acknowledged withdrawal is there once, and no other.
 * @returns what has left the balance: what was paid, and what a person has to look at
 */
async function auditWithdrawals({ call, book }: LoadPlayer, faults: string[]): Promise<number> {
  for (;;) {
    const storedRows = new Map<string, { amount: number; status: string }>()
    for (let pageNo = 1; ; pageNo++) {
      const { page } = await call(withdraw.withdrawList, { pageNo, pageSize: PAGE })
      for (const { id, amount, status } of page.content) storedRows.set(id, { amount, status })
      if (page.content.length < PAGE) break
    }
    if ([...storedRows.values()].some(({ status }) => status === 'SENT')) {
      await pause(200)
      continue
    }
    for (const [id, minor] of book.withdrawals)
      if (toMinor(storedRows.get(id)?.amount ?? 0) !== minor) faults.push(`the withdrawal ${id} is lost`)
    for (const id of storedRows.keys())
      if (!book.withdrawals.has(id)) faults.push(`the withdrawal ${id} was never acknowledged`)
    const gone = [...storedRows.values()].filter(({ status }) => status !== 'DECLINED')
    return gone.reduce((sum, { amount }) => sum + toMinor(amount), 0)
  }
}

/** The balance is deposits minus stakes plus wins minus withdrawals, to the smallest unit. */
async function auditMoney({ call, book }: LoadPlayer, withdrawnMinor: number): Promise<string[]> {
  await call(game.finishAllMyHold)
  const { user } = await call(auth.userInfo)
  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0)
  const rounds = [...book.rounds.values()]
  const expectedMinor =
    sum(book.deposits.values()) +
    sum(rounds.map(({ winAmount }) => toMinor(winAmount))) -
    sum(rounds.map(({ betAmount }) => toMinor(betAmount))) -
    withdrawnMinor
  const faults = []
  if (toMinor(user.balance) !== expectedMinor)
    faults.push(`the balance is ${toMinor(user.balance)}, by what it was told ${expectedMinor}`)
  if (user.heldBalance !== 0) faults.push(`${user.heldBalance} is still held`)
  const { page } = await call(pay.rechargeList, { pageSize: PAGE })
  const paidDeposits = page.content.filter(({ status }) => status === 'PAID')
  if (page.total <= PAGE && paidDeposits.length !== book.deposits.size)
    faults.push(`${paidDeposits.length} deposits are paid, by what it was told ${book.deposits.size}`)
  return faults
}
