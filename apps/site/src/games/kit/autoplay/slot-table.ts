import type { BetModel } from '@fairground/contract/round'
import type { SlotDriver } from '../flight/slot-driver.ts'
import { type AutoTable, RoundRefused } from './auto-game.ts'

/** Plays in a slot of a multiplayer game. Each bet has an automatic cash-out. */
export function createSlotTable(driver: Pick<SlotDriver, 'getState' | 'subscribe' | 'bet'>): AutoTable {
  return {
    playRound(order) {
      return new Promise<BetModel>((resolve, reject) => {
        let began = order === undefined
        const look = () => {
          const { phase, round, refusal, checking } = driver.getState()
          // A slot takes no bet before its round is known.
          if (checking || !round || phase.name === 'loading') return
          if (!began) {
            if (phase.name !== 'free' || !order) return stopListening(() => reject(new RoundRefused('round_open')))
            began = true
            const { autoCashOut } = order.options
            return driver.bet({
              betAmount: order.betAmount,
              autoplay: order.autoplay,
              ...(typeof autoCashOut === 'number' && { autoCashOut }),
            })
          }
          if (refusal) return stopListening(() => reject(new RoundRefused(refusal.name, refusal.params?.seconds)))
          if (phase.name !== 'free') return
          const { last } = phase
          stopListening(() => (last ? resolve(last) : reject(new RoundRefused('round_unknown'))))
        }
        const stopListening = (settle: () => void) => {
          unsubscribe()
          settle()
        }
        const unsubscribe = driver.subscribe(() => queueMicrotask(look))
        look()
      })
    },
  }
}
