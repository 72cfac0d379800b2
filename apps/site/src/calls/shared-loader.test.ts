import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as home from '@fairground/contract/calls/home'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropToken, keepToken } from '../kernel/token.ts'
import { load } from './shared-loader.ts'
import { stubDocument, stubFetch } from './stub-browser.ts'

const settings = (gameId: string) => ({
  model: {
    gameId,
    edge: 300,
    minStake: 1,
    maxStake: 5,
    defaultStake: 5,
    maxWin: 9,
    enabled: true,
    currencyId: 'G$',
    symbol: 'G$',
    decimalLength: 2,
    version: 1,
    jurisdiction: demoJurisdiction,
  },
})
/** Each test asks for a game of its own, since answers are kept. */
let gameId = ''
let games = 0

beforeEach(() => {
  vi.useFakeTimers()
  stubDocument()
  games += 1
  gameId = `game-${games}`
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  dropToken()
})

describe('[CL-05] the shared loader', () => {
  it('asks once for equal requests while one is under way', async () => {
    let answer: (fields: object) => void = () => undefined
    const requests = stubFetch(() => new Promise<object>((resolve) => (answer = resolve)))
    const loads = [load(game.settings, { gameId }), load(game.settings, { gameId })]
    await vi.advanceTimersByTimeAsync(500)
    expect(requests).toHaveLength(1)
    const lateLoad = load(game.settings, { gameId })
    answer(settings(gameId))
    const models = (await Promise.all([...loads, lateLoad])).map(({ model }) => model.gameId)
    expect(models).toEqual([gameId, gameId, gameId])
    expect(requests).toHaveLength(1)
  })

  it('the same body at another address, and the same address with another body, are asked for by themselves', async () => {
    const requests = stubFetch(() => new Promise<object>(() => undefined))
    for (const id of [gameId, `${gameId}-other`, gameId]) {
      void load(game.settings, { gameId: id })
      void load(multiplayer.term, { gameId: id })
    }
    await vi.advanceTimersByTimeAsync(500)
    const requestParts = requests.map(({ url, body }) => [url, JSON.parse(body ?? '')])
    expect(requestParts).toEqual([
      ['/api/game/settings', { gameId }],
      ['/api/game/term', { gameId }],
      ['/api/game/settings', { gameId: `${gameId}-other` }],
      ['/api/game/term', { gameId: `${gameId}-other` }],
    ])
  })

  it('another body, another address and another player are other requests', async () => {
    const requests = stubFetch(({ url }) => (url.endsWith('seeds') ? {} : settings('x')))
    const ask = () => load(game.settings, { gameId }, { keepMs: 1000 })
    await Promise.all([ask(), load(game.settings, { gameId: `${gameId}-other` })])
    await load(fair.seeds, {}, { errors: 'ignore' }).catch(() => undefined)
    keepToken('a-token-of-ten')
    await ask()
    expect(requests).toHaveLength(4)
  })

  it('keeps a success as long as the caller says, and no longer', async () => {
    const requests = stubFetch(() => settings(gameId))
    const ask = () => load(game.settings, { gameId }, { keepMs: 1000 })
    await ask()
    await vi.advanceTimersByTimeAsync(999)
    await ask()
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await ask()
    expect(requests).toHaveLength(2)
  })

  it('keeps nothing unless the caller says so', async () => {
    const requests = stubFetch(() => settings(gameId))
    await load(game.settings, { gameId })
    await load(game.settings, { gameId })
    expect(requests).toHaveLength(2)
  })

  it('never keeps a refusal; all who waited get it', async () => {
    const requests = stubFetch((_, at) => (at === 0 ? { status: 2100, message: 'game_unknown' } : settings(gameId)))
    const ask = () => load(game.settings, { gameId }, { keepMs: 1000, errors: 'ignore' })
    const outcomes = await Promise.allSettled([ask(), ask()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await ask()).model.gameId).toBe(gameId)
    expect(requests).toHaveLength(2)
  })

  it('a call that moves money is never shared', () => {
    expect(() => load(game.finishAllMyHold, {})).toThrow('moves money')
    expect(home.startup.movesMoney).toBe(false)
  })
})
