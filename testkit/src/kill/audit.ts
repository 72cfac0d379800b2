import { isDeepStrictEqual } from 'node:util'
import { auth, type BetModel, game, pay } from '@fairground/contract'
import { steps } from '@fairground/contract/calls'
import { type LoadPlayer, toMinor } from './load-player.ts'

const PAGE = 100

/**
 * Compares what a player was told with what the server has now. The player plays no more.
 * @returns one sentence a fault; none when nothing acknowledged was lost and nothing was done twice
 */
export async function auditPlayer(player: LoadPlayer): Promise<string[]> {
  const faults = [...player.book.surprises]
  faults.push(...(await auditRepeats(player)))
  faults.push(...(await finishOpenRound(player)))
  faults.push(...(await auditRounds(player)))
  faults.push(...(await auditMoney(player)))
  return faults.map((fault) => `player ${player.userId}: ${fault}`)
}

/** Every remembered request answers again what it answered first. */
async function auditRepeats({ call, book }: LoadPlayer): Promise<string[]> {
  const faults: string[] = []
  for (const { call: given, request, key, answer } of [...book.acknowledged]) {
    const again = await call(given, request as object, { key }).catch((error: Error) => ({ refused: error.message }))
    if (!isDeepStrictEqual(withoutTime(again), withoutTime(answer)))
      faults.push(`${given.name} was answered anew: ${JSON.stringify(again)} instead of ${JSON.stringify(answer)}`)
  }
  return faults
}

const withoutTime = (answer: unknown) => ({ ...(answer as object), serverTime: 0 })

/** An open round stands where the player left it, and goes on to its end. */
async function finishOpenRound({ call, book }: LoadPlayer): Promise<string[]> {
  const known = [...book.rounds.values()].filter(({ result }) => result === 'PENDING')
  const { list } = await call(game.open)
  const place = ({ id, result, round }: BetModel) => ({ id, result, round })
  const faults = isDeepStrictEqual(list.map(place), known.map(place)) ? [] : ['the open rounds are not those it left']
  for (const round of list) {
    let { model } = round.round.step > 0 ? { model: round } : await call(steps.mines.play, { id: round.id, tile: 0 })
    if (model.result === 'PENDING') model = (await call(steps.mines.cashOut, { id: round.id })).model
    book.rounds.set(round.id, model)
  }
  return faults
}

/** The bet history holds each acknowledged bet once, with the result that was told, and no other. */
async function auditRounds({ call, book }: LoadPlayer): Promise<string[]> {
  const seen = new Map<string, { betAmount: number; winAmount: number; result: string }>()
  for (let pageNo = 1; ; pageNo++) {
    const { page } = await call(game.betRecord, { pageNo, pageSize: PAGE })
    for (const { id, betAmount, winAmount, result } of page.content) seen.set(id, { betAmount, winAmount, result })
    if (page.content.length < PAGE) break
  }
  const told = [...book.rounds.values()].map(({ id, betAmount, winAmount, result }) => ({
    id,
    ...{ betAmount, winAmount, result },
  }))
  const lost = told.filter(({ id, ...round }) => !isDeepStrictEqual(seen.get(id), round))
  const extra = [...seen.keys()].filter((id) => !book.rounds.has(id))
  return [
    ...lost.map(({ id }) => `round ${id} is not as it was told`),
    ...extra.map((id) => `round ${id} was never acknowledged`),
  ]
}

/** Deposits less stakes plus wins is the balance, to the smallest unit. */
async function auditMoney({ call, book }: LoadPlayer): Promise<string[]> {
  await call(game.finishAllMyHold)
  const { user } = await call(auth.userInfo)
  const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0)
  const rounds = [...book.rounds.values()]
  const expected =
    sum(book.deposits.values()) +
    sum(rounds.map(({ winAmount }) => toMinor(winAmount))) -
    sum(rounds.map(({ betAmount }) => toMinor(betAmount)))
  const faults = []
  if (toMinor(user.balance) !== expected)
    faults.push(`the balance is ${toMinor(user.balance)}, by what it was told ${expected}`)
  if (user.heldBalance !== 0) faults.push(`${user.heldBalance} is still held`)
  const { page } = await call(pay.rechargeList, { pageSize: PAGE })
  const paid = page.content.filter(({ status }) => status === 'PAID')
  if (page.total <= PAGE && paid.length !== book.deposits.size)
    faults.push(`${paid.length} deposits are paid, by what it was told ${book.deposits.size}`)
  return faults
}
