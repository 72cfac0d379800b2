import type { BetModel } from '@fairground/contract/round'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { create } from 'zustand'
import type { SendMove } from '../bet/round-kind.ts'

/** Delays answers while the board animates them, before sign, ladder and sounds get them. */
export interface AnimatedAnswers {
  /** Sends moves. The answer to a pick arrives when its animation is over. */
  sendMove: SendMove
  /**
   * The bet that the board shows: the answer in animation, or the game's current bet. `wasAnimated` says that the board
   * has animated its last pick on this page.
   */
  useAnimatedBet: (bet: BetModel | undefined) => { bet: BetModel | undefined; wasAnimated: boolean }
}

/**
 * Lets a board animate an answer (a ball flies, a kangaroo hops) before the rest of the game shows its result. The
 * result is already final. With reduced motion there is no animation.
 * @param actMs how long the animation of an answered pick takes
 */
export function animateAnswers(send: SendMove, actMs: (bet: BetModel) => number): AnimatedAnswers {
  const useAct = create<{ bet: BetModel | undefined }>(() => ({ bet: undefined }))
  return {
    async sendMove(id, move, key) {
      const bet = await send(id, move, key)
      if (move.kind === 'pick' && !prefersReducedMotion()) {
        useAct.setState({ bet })
        await new Promise((resolve) => setTimeout(resolve, actMs(bet)))
      }
      return bet
    },
    useAnimatedBet(bet) {
      const act = useAct((state) => state.bet)
      const isOf = act !== undefined && act.id === bet?.id
      const ahead = isOf && act.round.picked.length > bet.round.picked.length
      return { bet: ahead ? act : bet, wasAnimated: isOf && act.round.picked.length >= bet.round.picked.length }
    },
  }
}
