import type { BetModel } from '@fairground/contract/round'
import { create } from 'zustand'

export interface RevealParts {
  /** How long the board needs to show a decided round. */
  delayMs: (bet: BetModel) => number
  /** Called once for each decided round: after its animation, or when the next round replaces it on the board. */
  onRevealed: (bet: BetModel) => void
}

/** Follows the answers of a game and knows which decided round the board is still showing. */
export function createReveal({ delayMs, onRevealed }: RevealParts) {
  const useRevealing = create<{ bet: BetModel | undefined }>(() => ({ bet: undefined }))
  let timer: ReturnType<typeof setTimeout> | undefined

  const finish = () => {
    const { bet } = useRevealing.getState()
    clearTimeout(timer)
    if (!bet) return
    useRevealing.setState({ bet: undefined })
    onRevealed(bet)
  }

  return {
    /** Takes an answer. */
    see(bet: BetModel): void {
      finish()
      if (bet.result === 'PENDING') return
      useRevealing.setState({ bet })
      timer = setTimeout(finish, delayMs(bet))
    },
    /** The id of the round in animation, for a component. */
    useRevealingId: () => useRevealing(({ bet }) => bet?.id),
  }
}
