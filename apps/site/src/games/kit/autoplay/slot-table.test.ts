import type { BetModel } from '@fairground/contract/round'
import { describe, expect, it } from 'vitest'
import type { MultiplayerOrder } from '../flight/slot-state.ts'
import { firstSlot, type SlotState } from '../flight/slot-state.ts'
import { createSlotTable } from './slot-table.ts'

const bet = (id: string) => ({ id }) as BetModel

const openRound = { id: 't1', number: 1, status: 'NEW' } as const

/** A slot in a given state, in a round that takes bets unless another is given. */
function slot(phase: SlotState['phase'], round: SlotState['round'] | 'unknown' = openRound) {
  let state: SlotState = { ...firstSlot, phase, round: round === 'unknown' ? undefined : round }
  const listeners = new Set<() => void>()
  const orders: MultiplayerOrder[] = []
  const setState = (next: Partial<SlotState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const table = createSlotTable({
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    bet(order) {
      orders.push(order)
      setState({ phase: { name: 'queued', last: bet('before'), order, key: 'k', forNumber: 2 }, refusal: undefined })
    },
  })
  return { table, setState, orders, listenerCount: () => listeners.size }
}

const order = { betAmount: '1.00', options: { autoCashOut: 1.5 }, autoplay: 'run' }

describe('autoplay in a slot of a multiplayer game', () => {
  it('[BT-01] bets with the automatic cash-out, waits for its flight, and gives how that ended', async () => {
    const { table, setState, orders, listenerCount } = slot({ name: 'free', last: bet('before') })
    const result = table.playRound(order, [], false)
    expect(orders).toEqual([{ betAmount: '1.00', autoCashOut: 1.5, autoplay: 'run' }])
    setState({ phase: { name: 'riding', bet: bet('now'), stop: undefined } })
    setState({ phase: { name: 'free', last: bet('now') } })
    expect((await result).id).toBe('now')
    expect(listenerCount()).toBe(0)
  })

  it('[BT-01] waits for the flying bet when it should finish that one', async () => {
    const { table, setState, orders } = slot({ name: 'riding', bet: bet('left'), stop: undefined })
    const result = table.playRound(undefined, [], false)
    setState({ phase: { name: 'free', last: bet('left') } })
    expect((await result).id).toBe('left')
    expect(orders).toEqual([])
  })

  it('waits for the round: a slot takes no bet before it is known', async () => {
    const { table, setState, orders } = slot({ name: 'free', last: undefined }, 'unknown')
    void table.playRound(order, [], false)
    expect(orders).toEqual([])
    setState({ round: openRound })
    await Promise.resolve()
    expect(orders).toHaveLength(1)
  })

  it('reports the refusal, and places no bet over another one', async () => {
    const refusedSlot = slot({ name: 'free', last: undefined })
    const result = refusedSlot.table.playRound(order, [], false)
    const refusal = { name: 'autoplay_loss_limit', params: undefined } as const
    refusedSlot.setState({ phase: { name: 'free', last: undefined }, refusal })
    await expect(result).rejects.toThrow('autoplay_loss_limit')

    const busySlot = slot({ name: 'riding', bet: bet('other'), stop: undefined })
    await expect(busySlot.table.playRound(order, [], false)).rejects.toThrow('round_open')
    expect(busySlot.orders).toEqual([])
  })
})
