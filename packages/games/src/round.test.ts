import { expect, test } from 'vitest'
import { findEngine, isRefusal, openRound, refuse, replayFinishedRound, replayRound } from './index.ts'
import { minesEngine } from './mines/index.ts'

const bet = {
  terms: { options: { mines: 3 }, edge: 300 },
  seeds: {
    serverSeed: 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf',
    clientSeed: 'lucky',
    nonce: 0,
  },
}

test('[RE-01] a round is rebuilt from seeds, terms and moves alone, equal to the one that was played', () => {
  const playedRound = minesEngine.play(minesEngine.play(openRound(minesEngine, bet), 3), 4)
  expect(replayRound(minesEngine, JSON.parse(JSON.stringify(bet)), JSON.parse('[3,4]'))).toEqual(playedRound)
})

test('[RE-01] a settled round that its moves left open was cashed out', () => {
  expect(replayFinishedRound(minesEngine, bet, [3, 4])).toMatchObject({ status: 'won', step: 2 })
  expect(replayFinishedRound(minesEngine, bet, [3, 19])).toMatchObject({ status: 'lost', step: 1 })
})

test('a settled round without a move is a broken invariant', () => {
  expect(() => replayFinishedRound(minesEngine, bet, [])).toThrow('a settled round that is nothing_to_cash_out')
})

test('playing does not change the round it started from', () => {
  const roundBefore = openRound(minesEngine, bet)
  minesEngine.play(roundBefore, 3)
  expect(roundBefore).toMatchObject({ moves: [], step: 0, status: 'open' })
})

test('the registry finds a game by its id', () => {
  expect(findEngine('mines')).toBe(minesEngine)
  expect([findEngine('Mines'), findEngine(''), findEngine(undefined), findEngine('constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a refusal is told from every other answer', () => {
  expect(isRefusal(refuse('invalid_move'))).toBe(true)
  expect([0, null, undefined, 'refused', { mines: 3 }].map(isRefusal)).toEqual([false, false, false, false, false])
})
