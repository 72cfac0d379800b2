import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import type { BetRecord } from '@fairground/contract/round'
import type { CrashPlayer } from './crash-player.ts'
import { toMinor } from './load-player.ts'

const PAGE = 100

/**
 * Compares a crash player's acknowledged requests with the server's state, after all rounds are settled.
 * @returns one sentence a fault; none when the server lost nothing acknowledged and did nothing twice
 */
export async function auditCrashPlayer(player: CrashPlayer): Promise<string[]> {
  const { book } = player
  const records = await listRecords(player)
  const recordedIds = new Set(records.map(({ id }) => id))
  const faults = [
    ...book.surprises,
    ...[...book.bets.keys()].filter((id) => !recordedIds.has(id)).map((id) => `the acknowledged bet ${id} is lost`),
    ...records.filter(({ id }) => !book.bets.has(id)).map(({ id }) => `the bet ${id} was never acknowledged`),
    ...records.flatMap((record) => faultOf(record, player) ?? []),
    ...(await auditBalance(player, records)),
  ]
  return faults.map((fault) => `player ${player.userId}: ${fault}`)
}

/** All bets of a player. */
export async function listRecords({ call }: Pick<CrashPlayer, 'call'>): Promise<BetRecord[]> {
  const records = new Map<string, BetRecord>()
  for (let pageNo = 1; ; pageNo++) {
    const { page } = await call(game.betRecord, { pageNo, pageSize: PAGE })
    for (const record of page.content) records.set(record.id, record)
    if (page.content.length < PAGE) return [...records.values()]
  }
}

/** Checks a bet's result against its stop, its target and its round's point. */
function faultOf(
  { id, result, winAmount, options, shared, multiplier }: BetRecord,
  { book }: CrashPlayer,
): string | undefined {
  const stop = book.stops.get(id)
  if (stop) return stop.winAmount === winAmount && result === 'WIN' ? undefined : `the stop of ${id} was not kept`
  const target = Number(options.autoCashOut ?? Number.POSITIVE_INFINITY)
  const point = shared?.point ?? 0
  if (shared?.void)
    return result === 'CANCELLED' || multiplier === target ? undefined : `${id} of a void round is ${result}`
  const isRight = target <= point ? result === 'WIN' && multiplier === target : result === 'LOSE' && winAmount === 0
  // The client repeats a stop without an answer until it is certain, so a bet without a stop can only win by its target.
  return isRight ? undefined : `${id} with target ${target} is ${result} at ${multiplier}; its round ended at ${point}`
}

/** Compares a player's balance with the deposits and the bets. @returns one sentence a fault */
export async function auditBalance(
  { call, book }: { call: CrashPlayer['call']; book: { depositedMinor: number } },
  records: readonly BetRecord[],
): Promise<string[]> {
  await call(game.finishAllMyHold)
  const { user } = await call(auth.userInfo)
  const changesMinor = records.map(({ result, winAmount, betAmount }) =>
    result === 'CANCELLED' ? 0 : toMinor(winAmount) - toMinor(betAmount),
  )
  const expectedMinor = book.depositedMinor + changesMinor.reduce((sum, amount) => sum + amount, 0)
  return toMinor(user.balance) === expectedMinor
    ? []
    : [`the balance is ${toMinor(user.balance)}, its bets make ${expectedMinor}`]
}
