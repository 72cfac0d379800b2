import type { BetModel } from '@fairground/contract'
import { describe, expect, it } from 'vitest'
import type { SharedOrder } from '../flight/seat-state.ts'
import { firstSeat, type SeatState } from '../flight/seat-state.ts'
import { createSeatTable } from './seat-table.ts'

const bet = (id: string) => ({ id }) as BetModel

/** A seat that stands as it is told to. */
function seat(phase: SeatState['phase']) {
  let state: SeatState = { ...firstSeat, phase }
  const listeners = new Set<() => void>()
  const asked: SharedOrder[] = []
  const tell = (next: Partial<SeatState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const table = createSeatTable({
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    bet(order) {
      asked.push(order)
      tell({ phase: { name: 'queued', last: bet('before'), order, key: 'k', forNumber: 2 }, refusal: undefined })
    },
  })
  return { table, tell, asked, listening: () => listeners.size }
}

const order = { betAmount: '1.00', options: { autoCashOut: 1.5 }, autoplay: 'run' }

describe('a run’s hand on a seat of a shared game', () => {
  it('[BT-01] bets with the automatic cash-out, waits for its flight, and gives how that ended', async () => {
    const { table, tell, asked, listening } = seat({ name: 'free', last: bet('before') })
    const played = table.playRound(order, [], false)
    expect(asked).toEqual([{ betAmount: '1.00', autoCashOut: 1.5, autoplay: 'run' }])
    tell({ phase: { name: 'riding', bet: bet('now'), stop: undefined } })
    tell({ phase: { name: 'free', last: bet('now') } })
    expect((await played).id).toBe('now')
    expect(listening()).toBe(0)
  })

  it('[BT-01] waits for the bet that flies when it is told to play that on', async () => {
    const { table, tell, asked } = seat({ name: 'riding', bet: bet('left'), stop: undefined })
    const played = table.playRound(undefined, [], false)
    tell({ phase: { name: 'free', last: bet('left') } })
    expect((await played).id).toBe('left')
    expect(asked).toEqual([])
  })

  it('says what was refused, and places nothing over another bet', async () => {
    const refused = seat({ name: 'free', last: undefined })
    const played = refused.table.playRound(order, [], false)
    const refusal = { name: 'autoplay_loss_limit', params: undefined } as const
    refused.tell({ phase: { name: 'free', last: undefined }, refusal })
    await expect(played).rejects.toThrow('autoplay_loss_limit')

    const taken = seat({ name: 'riding', bet: bet('other'), stop: undefined })
    await expect(taken.table.playRound(order, [], false)).rejects.toThrow('round_open')
    expect(taken.asked).toEqual([])
  })
})
