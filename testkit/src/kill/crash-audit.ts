import { auth, type BetRecord, game } from '@fairground/contract'
import type { CrashPlayer } from './crash-player.ts'
import { toMinor } from './load-player.ts'

const PAGE = 100

/**
 * Compares what a player of crash was told with what the server has. The player plays no more, and each round is settled.
 * @returns one sentence a fault; none when nothing acknowledged was lost and nothing was done twice
 */
export async function auditCrashPlayer(player: CrashPlayer): Promise<string[]> {
  const { book } = player
  const records = await listRecords(player)
  const known = new Set(records.map(({ id }) => id))
  const faults = [
    ...book.surprises,
    ...[...book.bets.keys()].filter((id) => !known.has(id)).map((id) => `the acknowledged bet ${id} is lost`),
    ...records.filter(({ id }) => !book.bets.has(id)).map(({ id }) => `the bet ${id} was never acknowledged`),
    ...records.flatMap((record) => faultOf(record, player) ?? []),
    ...(await auditBalance(player, records)),
  ]
  return faults.map((fault) => `player ${player.userId}: ${fault}`)
}

async function listRecords({ call }: CrashPlayer): Promise<BetRecord[]> {
  const records = new Map<string, BetRecord>()
  for (let pageNo = 1; ; pageNo++) {
    const { page } = await call(game.betRecord, { pageNo, pageSize: PAGE })
    for (const record of page.content) records.set(record.id, record)
    if (page.content.length < PAGE) return [...records.values()]
  }
}

/** A bet's result follows from its stop, its target and where its round ended. */
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
  // A stop whose answer a kill has swallowed was repeated until it was certain; the only win left is the target's.
  return isRight ? undefined : `${id} with target ${target} is ${result} at ${multiplier}; its round ended at ${point}`
}

async function auditBalance({ call, book }: CrashPlayer, records: readonly BetRecord[]): Promise<string[]> {
  await call(game.finishAllMyHold)
  const { user } = await call(auth.userInfo)
  const moved = records.map(({ result, winAmount, betAmount }) =>
    result === 'CANCELLED' ? 0 : toMinor(winAmount) - toMinor(betAmount),
  )
  const expected = book.depositedMinor + moved.reduce((sum, amount) => sum + amount, 0)
  return toMinor(user.balance) === expected
    ? []
    : [`the balance is ${toMinor(user.balance)}, its bets make ${expected}`]
}
