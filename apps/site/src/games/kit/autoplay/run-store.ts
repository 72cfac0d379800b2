import type { Stop } from '@fairground/games/autoplay'
import { create } from 'zustand'

/** Why a run has ended: by its own rules, or by what came between. */
export type RunEnd = Stop | 'asked' | 'hidden' | 'over' | 'refused'

/** A run that is under way on this page. Amounts in smallest units. */
export interface ShownRun {
  placed: number
  bets: number
  netMinor: number
  /** The round that is on is the last one. */
  stopping: boolean
}

interface Shown {
  run: ShownRun | undefined
  /** How the last one ended, until the next begins. */
  end: { reason: RunEnd; placed: number; netMinor: number } | undefined
}

const useShown = create<Shown>(() => ({ run: undefined, end: undefined }))
let stopAsked: 'asked' | 'hidden' | undefined

/** The run of this page, for a component. */
export const useRun = () => useShown(({ run }) => run)
/** How the last run of this page ended. */
export const useRunEnd = () => useShown(({ end }) => end)

/** Shows a run, or how it stands now. */
export function showRun(run: Omit<ShownRun, 'stopping'>): void {
  useShown.setState({ run: { ...run, stopping: stopAsked !== undefined }, end: undefined })
}

/** A run begins: nothing has asked it to stop. */
export function beginRun(run: Omit<ShownRun, 'stopping'>): void {
  stopAsked = undefined
  showRun(run)
}

/** The run is over. */
export function endRun(end: Shown['end']): void {
  useShown.setState({ run: undefined, end })
}

/** Asks the run to stop after the round that is on. */
export function askStop(reason: 'asked' | 'hidden' = 'asked'): void {
  const { run } = useShown.getState()
  if (!run) return
  stopAsked ??= reason
  showRun(run)
}

/** What has asked the run to stop. */
export const stopWish = () => stopAsked
