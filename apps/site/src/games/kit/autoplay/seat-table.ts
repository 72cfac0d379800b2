import type { BetModel } from '@fairground/contract'
import type { SeatDriver } from '../flight/seat-driver.ts'
import { type AutoTable, RoundRefused } from './auto-game.ts'

/** Plays a place for bets in a shared game: each bet has an automatic cash-out, and nobody stops it by hand. */
export function createSeatTable(driver: Pick<SeatDriver, 'getState' | 'subscribe' | 'bet'>): AutoTable {
  return {
    playRound(order) {
      return new Promise<BetModel>((resolve, reject) => {
        let began = order === undefined
        const look = () => {
          const { phase, refusal, checking } = driver.getState()
          if (checking || phase.name === 'loading') return
          if (!began) {
            if (phase.name !== 'free' || !order) return leave(() => reject(new RoundRefused('round_open')))
            began = true
            const { autoCashOut } = order.options
            return driver.bet({
              betAmount: order.betAmount,
              autoplay: order.autoplay,
              ...(typeof autoCashOut === 'number' && { autoCashOut }),
            })
          }
          if (refusal) return leave(() => reject(new RoundRefused(refusal.name, refusal.params?.seconds)))
          if (phase.name !== 'free') return
          const { last } = phase
          leave(() => (last ? resolve(last) : reject(new RoundRefused('round_unknown'))))
        }
        const leave = (then: () => void) => {
          unsubscribe()
          then()
        }
        const unsubscribe = driver.subscribe(() => queueMicrotask(look))
        look()
      })
    },
  }
}
