import type { BetModel } from '@fairground/contract/round'
import type { Stop } from '@fairground/games/autoplay'
import { create } from 'zustand'

/** Why a run has ended: by its own rules, or by an outside event. */
export type RunEnd = Stop | 'asked' | 'hidden' | 'over' | 'refused'

/** The active run of this page. Amounts in the smallest unit. */
export interface ShownRun {
  placedBets: number
  bets: number
  netMinor: number
  /** Whether the current round is the last one. */
  isStopping: boolean
}

/** The end of a run; `best` is its best win. */
export interface EndedRun {
  reason: RunEnd
  placedBets: number
  netMinor: number
  best: BestRound | undefined
}

/** A round that has paid more than its stake. */
export type BestRound = Pick<BetModel, 'id' | 'multiplier'>

interface RunStore {
  run: ShownRun | undefined
  /** The end of the last run, until the next begins. */
  end: EndedRun | undefined
}

const useRunStore = create<RunStore>(() => ({ run: undefined, end: undefined }))
let stopReason: 'asked' | 'hidden' | undefined

/** The run of this page, for a component. */
export const useRun = () => useRunStore(({ run }) => run)
/** Whether a run of this page is active. */
export const isRunActive = (): boolean => useRunStore.getState().run !== undefined
/** The end of this page's last run. */
export const useRunEnd = () => useRunStore(({ end }) => end)

/** Shows a run and its progress. */
export function showRun(run: Omit<ShownRun, 'isStopping'>): void {
  useRunStore.setState({ run: { ...run, isStopping: stopReason !== undefined }, end: undefined })
}

/** Begins a run, without a stop request. */
export function beginRun(run: Omit<ShownRun, 'isStopping'>): void {
  stopReason = undefined
  showRun(run)
}

/** Ends the run. */
export function endRun(end: EndedRun): void {
  useRunStore.setState({ run: undefined, end })
}

/** Asks the run to stop after the current round. */
export function askStop(reason: 'asked' | 'hidden' = 'asked'): void {
  const { run } = useRunStore.getState()
  if (!run) return
  stopReason ??= reason
  showRun(run)
}

/** The reason of the stop request, if there is one. */
export const stopWish = () => stopReason
