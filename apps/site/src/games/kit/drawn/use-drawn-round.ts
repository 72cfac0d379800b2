import type { BetModel } from '@fairground/contract'
import { useState } from 'react'
import { countBet } from '../../../player/games/seeds.ts'
import { afterReveal, soundOf } from '../after-answer.ts'
import { useAutoTable, useShowing } from '../autoplay/use-auto-table.ts'
import type { SendMove } from '../round/open-round-port.ts'
import { useRound } from '../round/use-round.ts'
import { playSound } from '../sound/sound.ts'
import type { DrawnGameRules } from './drawn-game-rules.ts'

const noMoves: SendMove = () => Promise.reject(new Error('a drawn game takes no moves'))

/**
 * The round of a game that is decided at once. Its answer is final, and is kept from sign, sounds, results and the
 * balance until the board has shown it: only then `told` is true and a win leaves its hold. Who never lets it be shown
 * is paid by the server.
 */
export function useDrawnRound({ manifest, sounds = {} }: DrawnGameRules, onTold?: () => void) {
  const [toldId, setToldId] = useState<string>()
  const [hurriedId, setHurriedId] = useState<string>()
  const { state, driver } = useRound({
    gameId: manifest.id,
    sendMove: noMoves,
    onAnswer(bet) {
      playSound(sounds.bet ?? 'bet')
      countBet(bet)
    },
  })
  const showing = useShowing()
  const table = useAutoTable(driver, false, showing)
  const bet = state.phase.name === 'ready' ? state.phase.last : undefined

  const tell = (shown: BetModel) => {
    if (toldId === shown.id) return
    setToldId(shown.id)
    soundOf(shown, sounds)
    void afterReveal(shown)
    showing.tellShown(shown)
    onTold?.()
  }
  return {
    state,
    table,
    bet,
    told: bet !== undefined && bet.id === toldId,
    hurried: bet !== undefined && bet.id === hurriedId,
    place: (betAmount: string) => driver.placeBet({ betAmount, options: {} }),
    tell: () => bet && tell(bet),
    hurry: () => setHurriedId(bet?.id),
  }
}
