import type { BetModel } from '@fairground/contract'
import { prefersReducedMotion } from '@fairground/ui'
import { create } from 'zustand'
import type { SendMove } from './open-round-port.ts'

/** A game whose board acts an answer out before sign, ladder and sounds hear of it. */
export interface ActedAnswers {
  /** Sends moves; the answer to a pick comes when its act is over. */
  sendMove: SendMove
  /**
   * The bet that the board shows: the answer that is being acted out, or what the frame knows. `acted` says that its
   * last pick was acted out here, and not found on the board.
   */
  useActed: (bet: BetModel | undefined) => { bet: BetModel | undefined; acted: boolean }
}

/**
 * Lets a board act out what was answered (a ball flies, a kangaroo hops) before the rest of the game tells how it ended.
 * The money is decided by then; with reduced motion nothing is acted.
 * @param actMs how long the act of an answered pick takes
 */
export function actOut(send: SendMove, actMs: (bet: BetModel) => number): ActedAnswers {
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
    useActed(bet) {
      const act = useAct((state) => state.bet)
      const isOf = act !== undefined && act.id === bet?.id
      const ahead = isOf && act.round.picked.length > bet.round.picked.length
      return { bet: ahead ? act : bet, acted: isOf && act.round.picked.length >= bet.round.picked.length }
    },
  }
}
