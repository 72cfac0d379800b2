import type { MultiplayerBet, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import { describe, expect, it } from 'vitest'
import { withAnswer, withBets, withTerm } from './multiplayer-state.ts'

const term = (number: number, status: MultiplayerTerm['status'] = 'NEW'): MultiplayerTerm => ({
  id: `t${number}`,
  number,
  status,
  closesAt: 0,
  salt: 'salt',
  seedHash: '0'.repeat(64),
  edge: 300,
})
const bet = (id: string, over: Partial<MultiplayerBet> = {}): MultiplayerBet => ({
  id,
  nickname: 'p***r',
  betAmount: 5,
  result: 'PENDING',
  multiplier: 0,
  winAmount: 0,
  ...over,
})
const news = (list: MultiplayerBet[], count = list.length) => ({
  kind: 'bets' as const,
  list,
  count,
  staked: 5,
  paid: 0,
})

describe('a multiplayer round', () => {
  it('[PU-07] goes on by terms: a late one of an earlier phase changes nothing', () => {
    const running = withTerm(withTerm(undefined, term(4)), term(4, 'RUNNING'))
    expect(running.term.status).toBe('RUNNING')
    expect(withTerm(running, term(4, 'NEW'))).toBe(running)
    expect(withTerm(running, term(3, 'FINISHED'))).toBe(running)
    expect(withTerm(running, { ...term(4, 'RUNNING'), paused: true }).term.paused).toBe(true)
  })

  it('[BT-01] a new round begins without bets', () => {
    const state = withBets(withTerm(undefined, term(4)), news([bet('a')]))
    expect(withTerm(state, term(5))).toMatchObject({ count: 0, bets: new Map() })
  })

  it('[BT-01] news adds bets and decides them; a decided one never opens again', () => {
    const wonBet = bet('a', { result: 'WIN', multiplier: 2, winAmount: 10 })
    let state = withBets(withTerm(undefined, term(4)), news([bet('a'), bet('b')], 7))
    state = withBets(state, news([wonBet], 7))
    state = withBets(state, news([bet('a')], 7))
    expect(state.bets.get('a')).toEqual(wonBet)
    expect(state.count).toBe(7)
  })

  it('[BT-01] an answer merges with news that arrived before it', () => {
    const state = withBets(withTerm(undefined, term(4, 'RUNNING')), news([bet('a', { result: 'WIN', winAmount: 9 })]))
    const joinedState = withAnswer(state, term(4), [bet('a'), bet('b')])
    expect(joinedState.term.status).toBe('RUNNING')
    expect(joinedState.bets.get('a')?.result).toBe('WIN')
    expect(joinedState).toMatchObject({ count: 2, stakeSum: 10, paidSum: 9 })
    const paused = withTerm(state, { ...term(4, 'RUNNING'), paused: true })
    expect(withAnswer(paused, term(4, 'RUNNING'), []).term.paused).toBe(true)
    expect(withAnswer(withTerm(state, term(5)), term(4, 'RUNNING'), [bet('c')]).bets.size).toBe(0)
  })
})
