import type { BetModel } from '@fairground/contract/round'
import { queryClient } from '../../../kernel/query-client.ts'
import { findDemoToken } from '../../../kernel/token.ts'
import { reloadUser } from '../../../player/user.ts'
import type { SlotDriver } from '../bet/flight-kind.ts'
import type { FlightFrame } from './flight-frame.ts'
import { hundredthsOf } from './format-point.ts'

/** How often the page asks for a result, until the answer or the news brings it (BT-14). */
const LOOK_MS = 1_000
/** A demonstration gets no news of its own bets' ends, so its first checks come sooner. */
const SOON_MS = 300
const SOON_LOOKS = 6

/** How long to wait before check number `look`, from 1, of a bet that should have its result; milliseconds. */
export function lookDelay(look: number): number {
  return findDemoToken() !== undefined && look <= SOON_LOOKS ? SOON_MS : LOOK_MS
}

/** Checks each demonstration bet whose automatic cash-out the flight on screen has reached. */
export function checkReachedTargets({ phase, hundredths }: FlightFrame, drivers: readonly SlotDriver[]): void {
  if (phase !== 'flying') return
  for (const driver of drivers) {
    const slot = driver.getState().phase
    const target = slot.name === 'open' ? slot.bet.options.autoCashOut : undefined
    if (typeof target === 'number' && hundredths >= hundredthsOf(target)) driver.lookAtEnd()
  }
}

/**
 * Reloads what news would bring at the end of a real bet: the session's totals, and the balance after a returned stake.
 */
export function refreshAfterDemoBet({ balanceVersion, result }: BetModel): void {
  // The answer of a stop already has everything.
  if (findDemoToken() === undefined || result === 'PENDING' || balanceVersion > 0) return
  void queryClient.invalidateQueries({ queryKey: ['play-session'] })
  if (result === 'CANCELLED') void reloadUser()
}
