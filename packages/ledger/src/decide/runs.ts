import type { AccountState, OpenRound, Run } from '../account-state.ts'
import type { ChangedRun } from '../change.ts'
import type { PlaceBet } from '../commands.ts'

/** Runs after an action, and the one whose row it changes. */
export type RunsAfter = { runs: readonly Run[]; changed: ChangedRun | undefined }

/** Counts a new bet in its run, which ends with its last bet. @param paidMinor what the bet has paid already */
export function countInRun(
  { runs }: AccountState,
  { runId, roundId }: Pick<PlaceBet, 'runId' | 'roundId'>,
  { chargedMinor, paidMinor }: { chargedMinor: bigint; paidMinor: bigint },
): RunsAfter {
  const run = runs.find(({ id }) => id === runId)
  if (!run) return { runs, changed: undefined }
  const nextRun = {
    ...run,
    placed: run.placed + 1,
    stakedMinor: run.stakedMinor + chargedMinor,
    wonMinor: run.wonMinor + run.lastPaidMinor,
    lastRoundId: roundId,
    lastPaidMinor: paidMinor,
  }
  const isFinished = nextRun.placed === run.mostBets
  const rest = runs.flatMap((each) => (each !== run ? [each] : isFinished ? [] : [nextRun]))
  return { runs: rest, changed: { ...nextRun, isFinished } }
}

/** Tells the run of a bet what the bet has paid in the end: its payout, or the stake that it gave back. */
export function payInRun(
  { runs }: AccountState,
  { runId, id }: Pick<OpenRound, 'runId' | 'id'>,
  paidMinor: bigint,
): RunsAfter {
  const run = paidMinor === 0n ? undefined : runs.find((each) => each.id === runId || each.lastRoundId === id)
  if (!run) return { runs, changed: undefined }
  // The row of the last round says what it paid, so the run's own row counts it with the next bet.
  const isLast = run.lastRoundId === id
  const nextRun = isLast ? { ...run, lastPaidMinor: paidMinor } : { ...run, wonMinor: run.wonMinor + paidMinor }
  return {
    runs: runs.map((each) => (each === run ? nextRun : each)),
    changed: isLast ? undefined : { ...nextRun, isFinished: false },
  }
}
