import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import type { MultiplayerBet, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { BetModel } from '@fairground/contract/round'
import type { PhraseKey } from '@fairground/phrases'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { translateNow as t } from '../../src/kernel/language/language.ts'
import { seedPair } from '../models.ts'
import { answer } from '../stand-in.ts'
import { AT, ID } from './round-models.ts'

/** One state of a game. */
export interface GameScreen {
  gameId: string
  /** What tells it from the game's other states. */
  name?: string
  who: 'guest' | 'player' | 'both'
  /** The player's open round. */
  open?: BetModel
  /** Answers that differ from those of all screens (`answers.ts`). */
  answers?: () => void
  /** What opens it is only there on a wide window. */
  isWide?: true
  /** What is done in it before it looks so. */
  act?: () => Promise<unknown>
}

/** A player's open round. */
const openOf = (
  gameId: string,
  options: BetModel['options'],
  { step = 0, picked = [], multiplier = 1 }: { step?: number; picked?: number[]; multiplier?: number } = {},
): BetModel => ({
  ...{ id: ID, gameId, result: 'PENDING', betAmount: 10, options, edge: 300, winAmount: 0, multiplier, held: false },
  ...{ balance: 482.22, balanceVersion: 2, createdAt: AT },
  round: {
    ...{ step, multiplier, nextMultiplier: multiplier * 1.2, picked, nonce: 13 },
    ...{ serverSeedHash: seedPair.serverSeedHash, clientSeed: seedPair.clientSeed },
  },
})

/** The same round once it is won. */
const wonOf = (open: BetModel, hazards: number[][]): BetModel => ({
  ...open,
  ...{
    result: 'WIN',
    winAmount: Math.floor(open.betAmount * open.multiplier * 100) / 100,
    held: true,
    finishedAt: AT,
    balanceVersion: 3,
  },
  round: { ...open.round, nextMultiplier: open.multiplier, hazards },
})

const button = (key: PhraseKey) => page.getByRole('button', { name: t(key), exact: true })
const startingWith = (key: PhraseKey) => page.getByRole('button', { name: new RegExp(`^${t(key)}`) })

/** Takes the win of a round, and waits for the way to its proof. */
async function cashOut(): Promise<void> {
  await startingWith('play.cashOut').click()
  await expect.element(page.getByRole('link', { name: t('play.seeRound') })).toBeInTheDocument()
}

const minesOpen = openOf('mines', { mines: 1 }, { step: 1, picked: [12], multiplier: 1.0104 })
const minesLarge = openOf('mines', { mines: 5 }, { step: 13, picked: [...Array(13).keys()], multiplier: 65.07 })
const towerOpen = openOf('tower', { difficulty: 'easy' }, { step: 3, picked: [0, 0, 0], multiplier: 2.2992 })
const scratched: BetModel = {
  ...openOf('scratch', {}),
  ...{ result: 'LOSE', betAmount: 5, multiplier: 0, finishedAt: AT },
  round: {
    ...openOf('scratch', {}).round,
    ...{ multiplier: 0, nextMultiplier: 0, hazards: [[0], [5, 6, 6, 1, 1, 7, 8, 7, 2]] },
  },
}

/** A flight of a multiplayer game that has lasted some seconds. */
export const flightOf = (gameId: string): MultiplayerTerm => ({
  ...{ id: ID, number: 5, status: 'RUNNING', closesAt: Date.now(), startedAt: Date.now() - 7_000, entropy: '' },
  ...{
    growth: gameId === 'crash' ? 0.000_06 : 0.000_1,
    salt: 'fair at night',
    seedHash: seedPair.serverSeedHash,
    edge: 300,
  },
})

/** The bets of many others in a flight. */
export const othersBets: readonly MultiplayerBet[] = Array.from({ length: 40 }, (_, at) => ({
  ...{ id: `0199bbbb-0000-7000-8000-${String(at).padStart(12, '0')}`, nickname: `p***${at}`, betAmount: 5 + at },
  ...{ result: 'PENDING', multiplier: 0, winAmount: 0 },
}))

/** Every game, in each of its states: a new game fails a test without one. */
export const gameScreens: readonly GameScreen[] = [
  { gameId: 'mines', who: 'both' },
  { gameId: 'mines', name: 'open', who: 'player', open: minesOpen },
  {
    ...{ gameId: 'mines', name: 'won', who: 'player', open: minesOpen, act: cashOut },
    answers: () => answer(steps.mines.cashOut, { model: wonOf(minesOpen, [[13]]) }),
  },
  {
    ...{ gameId: 'mines', name: 'large win', who: 'player', open: minesLarge },
    answers: () => answer(steps.mines.cashOut, { model: wonOf(minesLarge, [[20, 21, 22, 23, 24]]) }),
    async act() {
      await startingWith('play.cashOut').click()
      await expect.element(page.getByRole('link', { name: t('play.shareTicket') })).toBeVisible()
    },
  },
  { gameId: 'mines', name: 'autoplay', who: 'player', act: () => button('autoplay.title').click() },
  { gameId: 'mines', name: 'statistics', who: 'player', isWide: true, act: () => button('stats.title').click() },
  { gameId: 'mines', name: 'fairness', who: 'player', isWide: true, act: () => button('play.fairness').click() },
  { gameId: 'mines', name: 'keys', who: 'player', isWide: true, act: () => button('play.keysTitle').click() },
  {
    ...{ gameId: 'mines', name: 'mixer', who: 'player', isWide: true },
    async act() {
      await button('play.sound').click()
      await expect.element(page.getByRole('slider', { name: t('play.ambience') })).toBeVisible()
    },
  },
  {
    ...{ gameId: 'mines', name: 'tools', who: 'player' },
    async act() {
      await button('play.tools').click()
      await expect.element(page.getByRole('slider', { name: t('play.ambience') })).toBeVisible()
    },
  },
  { gameId: 'football', who: 'player', open: openOf('football', { difficulty: 'medium' }) },
  { gameId: 'kangaroo', who: 'player', open: openOf('kangaroo', { difficulty: 'medium' }) },
  { gameId: 'thimbles', who: 'player', open: openOf('thimbles', { balls: 1 }) },
  {
    ...{ gameId: 'scratch', who: 'player' },
    answers: () => answer(game.bet, { model: scratched }),
    act: () => startingWith('scratch.buy').click(),
  },
  { gameId: 'freespin', who: 'both' },
  { gameId: 'crash', who: 'both' },
  { gameId: 'aviator', who: 'both' },
  { gameId: 'tower', who: 'player' },
  { gameId: 'tower', name: 'open', who: 'player', open: towerOpen },
  {
    ...{ gameId: 'tower', name: 'won', who: 'player', open: towerOpen, act: cashOut },
    answers: () =>
      answer(steps.tower.cashOut, { model: wonOf(towerOpen, [[3], [2], [2], [2], [1], [0], [3], [0], [3]]) }),
  },
  { gameId: 'stair', who: 'player' },
  {
    ...{ gameId: 'stair', name: 'open', who: 'player' },
    open: openOf('stair', { stones: 2 }, { step: 3, picked: [8, 8, 8], multiplier: 1.3551 }),
  },
]
