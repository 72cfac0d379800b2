import type { BetModel } from '@fairground/contract/round'
import type { RoundDriver } from '../round/round-driver.ts'
import { type AutoTable, RoundRefused } from './auto-game.ts'

interface DriverTableParts {
  driver: Pick<RoundDriver, 'getState' | 'subscribe' | 'placeBet' | 'move'>
  /** Whether the player can pick a position again at a later step. */
  repeats: boolean
  /** Resolves once the board has shown a decided round. */
  whenShown: (bet: BetModel) => Promise<void>
}

/**
 * Plays a game through its round driver, like a player: the same states, the same safe repeats, one action at a time. A
 * round is a bet, picks in order, and a cash-out.
 */
export function createDriverTable({ driver, repeats, whenShown }: DriverTableParts): AutoTable {
  return {
    async playRound(order, picks, isQuick) {
      const bet = await playToEnd(order === undefined ? undefined : () => driver.placeBet(order), picks)
      if (!isQuick) await whenShown(bet)
      return bet
    },
  }

  function playToEnd(place: (() => void) | undefined, picks: readonly number[]): Promise<BetModel> {
    return new Promise((resolve, reject) => {
      let began = place === undefined
      const look = () => {
        const { phase, refusal, checking } = driver.getState()
        if (checking || phase.name === 'loading') return
        if (!began) {
          if (phase.name !== 'ready') return stopListening(() => reject(new RoundRefused('round_open')))
          began = true
          return place?.()
        }
        if (refusal) return stopListening(() => reject(new RoundRefused(refusal.name, refusal.params?.seconds)))
        if (phase.name === 'open' && phase.moves.length === 0) driver.move(nextMove(phase.bet, picks))
        if (phase.name !== 'ready') return
        const { last } = phase
        stopListening(() => (last ? resolve(last) : reject(new RoundRefused('round_unknown'))))
      }
      const stopListening = (settle: () => void) => {
        unsubscribe()
        settle()
      }
      // A round driver notifies its listeners before it sends the next request, so a new action must wait for a
      // microtask.
      const unsubscribe = driver.subscribe(() => queueMicrotask(look))
      look()
    })
  }

  function nextMove({ round }: BetModel, picks: readonly number[]) {
    const { picked } = round
    const nextPick = repeats ? picks[picked.length] : picks.find((at) => !picked.includes(at))
    if (nextPick === undefined || picked.length >= picks.length) return { kind: 'cash-out' } as const
    return { kind: 'pick', at: nextPick, step: repeats ? picked.length : undefined } as const
  }
}
