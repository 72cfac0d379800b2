import { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'
import { describe, expect, it } from 'vitest'
import type { FlightOrder, SlotState } from '../bet/flight-kind.ts'
import { createSlotTable } from './bet-table.ts'

const bet = (id: string) => ({ id }) as BetModel
const ended = (id: string) => ({ name: 'ended', bet: bet(id), by: undefined }) as const
const open = (id: string) => ({ name: 'open', bet: bet(id), steps: [] }) as const

const openTerm = { id: 't1', number: 1, status: 'NEW' } as const

/** A slot in a given state, in a round that takes bets unless another is given. */
function slot(phase: SlotState['phase'], term: SlotState['term'] | 'unknown' = openTerm) {
  let state: SlotState = { lost: false, refusal: undefined, phase, term: term === 'unknown' ? undefined : term }
  const listeners = new Set<() => void>()
  const orders: FlightOrder[] = []
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
    step: () => undefined,
    bet(order) {
      orders.push(order)
      setState({ phase: { name: 'waiting', before: ended('before'), order, key: 'k' }, refusal: undefined })
    },
  })
  return { table, setState, orders, listenerCount: () => listeners.size }
}

const order = { betAmount: '1.00', options: { autoCashOut: 1.5 }, autoplay: 'run' }

describe('autoplay in a slot of a multiplayer game', () => {
  it('[BT-01] bets with the automatic cash-out, waits for its flight, and gives how that ended', async () => {
    const { table, setState, orders, listenerCount } = slot(ended('before'))
    const result = table.playRound(order, [], false)
    expect(orders).toEqual([{ betAmount: '1.00', autoCashOut: 1.5, autoplay: 'run' }])
    setState({ phase: open('now') })
    setState({ phase: ended('now') })
    expect((await result).id).toBe('now')
    expect(listenerCount()).toBe(0)
  })

  it('[BT-01] waits for the flying bet when it should finish that one', async () => {
    const { table, setState, orders } = slot(open('left'))
    const result = table.playRound(undefined, [], false)
    setState({ phase: ended('left') })
    expect((await result).id).toBe('left')
    expect(orders).toEqual([])
  })

  it('waits for the round: a slot takes no bet before it is known', async () => {
    const { table, setState, orders } = slot({ name: 'idle' }, 'unknown')
    void table.playRound(order, [], false)
    expect(orders).toEqual([])
    setState({ term: openTerm })
    await Promise.resolve()
    expect(orders).toHaveLength(1)
  })

  it('reports the refusal, and places no bet over another one', async () => {
    const refusedSlot = slot({ name: 'idle' })
    const result = refusedSlot.table.playRound(order, [], false)
    const refusal = new CallError('autoplay_loss_limit')
    refusedSlot.setState({ phase: { name: 'idle' }, refusal })
    await expect(result).rejects.toThrow('autoplay_loss_limit')

    const busySlot = slot(open('other'))
    await expect(busySlot.table.playRound(order, [], false)).rejects.toThrow('round_open')
    expect(busySlot.orders).toEqual([])
  })
})
