import type { BetModel } from '@fairground/contract/round'
import { useState } from 'react'
import { countBet } from '../../../player/games/seeds.ts'
import { finishReveal, playAnswerSound } from '../answer-effects.ts'
import { useAutoTable, useResultDisplay } from '../autoplay/use-auto-table.ts'
import { useRound } from '../round/use-round.ts'
import { playSound, useSounds } from '../sound/sound.ts'
import type { InstantGameRules } from './instant-game-rules.ts'

/**
 * The round of an instant game. Its answer is final, but sign, sounds, results and balance do not use it until the
 * board has shown it. Then `isRevealed` becomes true, and a win leaves its hold. If the board never shows it, the
 * server pays the win.
 */
export function useInstantRound({ manifest, sounds }: InstantGameRules, onRevealed?: () => void) {
  useSounds(sounds.ambience)
  const [revealedId, setRevealedId] = useState<string>()
  const [hurriedId, setHurriedId] = useState<string>()
  const { state, driver } = useRound({
    gameId: manifest.id,
    onAnswer(bet) {
      playSound(sounds.bet)
      countBet(bet)
    },
  })
  const resultDisplay = useResultDisplay()
  const table = useAutoTable(driver, false, resultDisplay)
  const bet = state.phase.name === 'ended' ? state.phase.bet : undefined

  const reveal = (bet: BetModel) => {
    if (revealedId === bet.id) return
    setRevealedId(bet.id)
    playAnswerSound(bet, sounds)
    void finishReveal(bet)
    resultDisplay.reportShown(bet)
    onRevealed?.()
  }
  return {
    state,
    table,
    bet,
    isRevealed: bet !== undefined && bet.id === revealedId,
    isHurried: bet !== undefined && bet.id === hurriedId,
    place: (betAmount: string) => driver.bet({ betAmount, options: {} }),
    tell: () => bet && reveal(bet),
    hurry: () => setHurriedId(bet?.id),
  }
}
