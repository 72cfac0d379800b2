import type { BetModel } from '@fairground/contract'
import { queryClient } from '../../../kernel/query-client.ts'
import { findDemoToken } from '../../../kernel/token.ts'
import { reloadUser } from '../../../player/user.ts'
import type { FlightFrame } from './flight-frame.ts'
import { hundredthsOf } from './format-point.ts'
import type { SeatDriver } from './seat-driver.ts'

/** A result is asked for this often until it is there, or the news brings it (BT-14). */
const LOOK_MS = 1_000
/** In a demonstration the news tells nobody how its own bets end: the first looks come sooner. */
const SOON_MS = 300
const SOON_LOOKS = 6

/** How long to wait before look number `look`, from 1, at a bet that should be decided; milliseconds. */
export function lookAfter(look: number): number {
  return findDemoToken() !== undefined && look <= SOON_LOOKS ? SOON_MS : LOOK_MS
}

/** Looks at each bet of a demonstration whose automatic cash-out the flight on screen has reached. */
export function lookAtReached({ phase, hundredths }: FlightFrame, drivers: readonly SeatDriver[]): void {
  if (phase !== 'flying') return
  for (const driver of drivers) {
    const seat = driver.getState().phase
    const target = seat.name === 'riding' ? seat.bet.options.autoCashOut : undefined
    if (typeof target === 'number' && hundredths >= hundredthsOf(target)) driver.lookAtEnd()
  }
}

/** Asks for what the news would have told of the end of a bet: what the session comes to, and a stake that went back. */
export function askWhatFollows({ balanceVersion, result }: BetModel): void {
  // The answer of a stop has it all.
  if (findDemoToken() === undefined || result === 'PENDING' || balanceVersion > 0) return
  void queryClient.invalidateQueries({ queryKey: ['play-session'] })
  if (result === 'CANCELLED') void reloadUser()
}
