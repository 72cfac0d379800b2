import { useState } from 'react'
import type { AutoTable } from '../autoplay/auto-game.ts'
import { AutoplayEntry } from '../autoplay/autoplay-entry.tsx'
import type { GameSettings } from '../settings.ts'
import type { Seat } from './use-seat.ts'

interface SeatAutoplayProps {
  gameId: string
  seat: Seat
  settings: GameSettings
}

/** The button to autoplay of a multiplayer game. A run bets in the first slot, with its automatic cash-out. */
export function SeatAutoplay({ gameId, seat, settings }: SeatAutoplayProps) {
  const { driver, stake, target, state } = seat
  const [table] = useState<AutoTable>(() => ({
    async playRound(...args) {
      const { createSeatTable } = await import('../autoplay/seat-table.ts')
      return createSeatTable(driver).playRound(...args)
    },
  }))
  const options = target.hundredths === undefined ? {} : { autoCashOut: target.hundredths / 100 }
  const isFree = state.phase.name === 'free'
  return (
    <AutoplayEntry
      game={{ gameId, manifest: undefined, settings, table, options, stakeMinor: stake.reading.stakeMinor, isFree }}
    />
  )
}
