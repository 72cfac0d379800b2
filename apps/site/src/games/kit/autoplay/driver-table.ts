import type { BetModel } from '@fairground/contract'
import type { RoundDriver } from '../round/round-driver.ts'
import { type AutoTable, RoundRefused } from './auto-game.ts'

interface DriverTableParts {
  driver: Pick<RoundDriver, 'getState' | 'subscribe' | 'placeBet' | 'move'>
  /** Whether a position can be picked again at a later step. */
  repeats: boolean
  /** Resolves once a decided round was shown. */
  whenShown: (bet: BetModel) => Promise<void>
}

/**
 * Plays a game through its round driver, as a player's hand would: the same states, the same safe repeats, one thing at a
 * time. A round goes bet, picks in order, cash-out.
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
          if (phase.name !== 'ready') return leave(() => reject(new RoundRefused('round_open')))
          began = true
          return place?.()
        }
        if (refusal) return leave(() => reject(new RoundRefused(refusal.name, refusal.params?.seconds)))
        if (phase.name === 'open' && phase.moves.length === 0) driver.move(nextMove(phase.bet, picks))
        if (phase.name !== 'ready') return
        const { last } = phase
        leave(() => (last ? resolve(last) : reject(new RoundRefused('round_unknown'))))
      }
      const leave = (then: () => void) => {
        unsubscribe()
        then()
      }
      // A round driver tells of a state before it sends what follows from it: what is asked here comes after that.
      const unsubscribe = driver.subscribe(() => queueMicrotask(look))
      look()
    })
  }

  function nextMove({ round }: BetModel, picks: readonly number[]) {
    const { picked } = round
    const next = repeats ? picks[picked.length] : picks.find((at) => !picked.includes(at))
    if (next === undefined || picked.length >= picks.length) return { kind: 'cash-out' } as const
    return { kind: 'pick', at: next, step: repeats ? picked.length : undefined } as const
  }
}
