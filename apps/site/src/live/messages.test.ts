import { type LiveMessage, readLiveMessage } from '@fairground/contract/live'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wantChannel, wantedChannels } from './channels.ts'
import { classify, findWin } from './classify.ts'
import { createDelivery } from './delivery.ts'
import { createOnce } from './first-time.ts'
import { announce, onLiveMessage } from './listeners.ts'
import { createTermWatch, watchTerms } from './terms.ts'

const header = { id: 'a-1', channel: 'crash' }
const bet = (userId: string, win: boolean, winAmount: number): LiveMessage => ({
  ...header,
  type: 'bet',
  userId,
  bet: { id: 'b', gameId: 'crash', win, winAmount, result: win ? 'WIN' : 'LOSE' },
})
const begin = (userId: string): LiveMessage => ({
  ...header,
  type: 'bet_begin',
  userId,
  bet: { id: 'b', gameId: 'crash' },
})
const term = (id: string, status: string): LiveMessage => ({
  ...header,
  type: 'game_data',
  gameId: 'crash',
  term: { id, status },
})

describe('the messages of the wire', () => {
  it.each([
    { type: 'balance', userId: 'me', balance: 5, heldBalance: 0, version: 3 },
    { type: 'bet', userId: 'me', bet: { id: 'b', gameId: 'mines', win: true, winAmount: 2, result: 'WIN' } },
    { type: 'bet_begin', userId: 'me', bet: { id: 'b', gameId: 'crash' } },
    { type: 'game_data', gameId: 'crash', term: { id: 't', status: 'NEW' } },
    { type: 'event', userId: 'me', event: 'gift', extra: { pop: true }, delaySeconds: 3 },
    { type: 'resync' },
  ])('[PU-08] $type is read as it is', (message) => {
    expect(readLiveMessage({ ...header, ...message })).toEqual({ ...header, ...message })
  })

  it('[PU-08] one of another type is handed on as it came', () => {
    const payload = { ...header, type: 'parade', floats: [1, 2] }
    expect(readLiveMessage(payload)).toEqual({ ...header, type: 'other', message: payload })
  })

  it.each([undefined, null, 7, 'balance', [], {}, { type: 'balance' }, { ...header, type: 'bet', bet: {} }])(
    'what is broken is none: %j',
    (raw) => {
      expect(readLiveMessage(raw)).toBeUndefined()
    },
  )
})

describe('bets', () => {
  it.each([
    ['an own bet', bet('me', false, 0), ['me-bet']],
    ['an own win', bet('me', true, 5), ['me-bet', 'me-win']],
    ["another's bet", bet('you', true, 5), []],
    ['an own beginning', begin('me'), ['me-bet']],
    ["another's beginning", begin('you'), ['other-bet']],
  ])('[PU-09] %s', (_, message, signals) => {
    expect(classify(message, 'me')).toEqual(signals)
  })

  it('[PU-09] are never a visitor’s', () => {
    expect(classify(begin(''), undefined)).toEqual(['other-bet'])
    expect(classify(bet('', true, 5), undefined)).toEqual([])
  })

  it('[PU-11] a win above 0 is announced, one of 0 and one of somebody else are not', () => {
    expect(findWin(bet('me', true, 0.01), 'me')).toEqual({ id: 'b', gameId: 'crash', amount: 0.01, isGained: true })
    for (const quietMessage of [bet('me', true, 0), bet('me', false, 5), bet('you', true, 5)]) {
      expect(findWin(quietMessage, 'me')).toBeUndefined()
    }
  })

  it('[PU-11] [RG-04] a payout up to the stake is announced, but not as a gain, save for a granted spin', () => {
    const paid = (winAmount: number, spin = false) => {
      const message = bet('me', true, winAmount)
      if (message.type !== 'bet') throw new TypeError('no bet')
      return findWin({ ...message, bet: { ...message.bet, betAmount: 2, spin } }, 'me')
    }
    expect([paid(1.99), paid(2), paid(2.01), paid(0.5, true)].map((win) => win?.isGained)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('the delivery', () => {
  const deliveredIds: string[] = []
  const delivery = createDelivery(({ id }) => deliveredIds.push(id))
  const message = (id: string, delaySeconds?: number): LiveMessage => ({
    ...begin('me'),
    id,
    ...(delaySeconds !== undefined && { delaySeconds }),
  })
  beforeEach(() => {
    vi.useFakeTimers()
    deliveredIds.length = 0
  })
  afterEach(() => vi.useRealTimers())

  it('[PU-10] a message with delaySeconds comes after that delay, the others at once and in order', () => {
    for (const nextMessage of [message('a', 2), message('b'), message('c', 1), message('d', 0), message('e', 2)]) {
      delivery.take(nextMessage)
    }
    expect(deliveredIds).toEqual(['b', 'd'])
    vi.advanceTimersByTime(999)
    expect(deliveredIds).toEqual(['b', 'd'])
    vi.advanceTimersByTime(1)
    expect(deliveredIds).toEqual(['b', 'd', 'c'])
    vi.advanceTimersByTime(1000)
    expect(deliveredIds).toEqual(['b', 'd', 'c', 'a', 'e'])
  })

  it('[PU-10] what still waits is forgotten with the player', () => {
    delivery.take(message('a', 1))
    delivery.cancel()
    vi.advanceTimersByTime(5000)
    expect(deliveredIds).toEqual([])
  })
})

describe('the terms of a multiplayer game', () => {
  it('[PU-07] NEW and FINISHED each call back once per term id', () => {
    const callbackLog: string[] = []
    const take = createTermWatch({
      onNew: ({ id }) => callbackLog.push(`new ${id}`),
      onFinished: ({ id }) => callbackLog.push(`finished ${id}`),
    })
    const terms = ['NEW', 'NEW', 'RUNNING', 'FINISHED', 'FINISHED', 'NEW']
    for (const status of terms) take({ id: '1', status })
    take({ id: '2', status: 'FINISHED' })
    take({ id: '2', status: 'NEW' })
    expect(callbackLog).toEqual(['new 1', 'finished 1', 'finished 2', 'new 2'])
  })

  it('[PU-07] come from the messages of that game, until nobody watches', () => {
    const callbackLog: string[] = []
    const callbacks = { onNew: ({ id }: { id: string }) => void callbackLog.push(id), onFinished: () => undefined }
    const stop = watchTerms('crash', callbacks)
    const stopOther = watchTerms('aviator', callbacks)
    announce(term('1', 'NEW'), [])
    announce(term('1', 'NEW'), [])
    stop()
    announce(term('2', 'NEW'), [])
    stopOther()
    expect(callbackLog).toEqual(['1'])
  })
})

it('once is once, for the last that are remembered', () => {
  const isFirst = createOnce(2)
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(isFirst)).toEqual([true, true, false, true, false, true])
})

it('listeners hear the message and what it says of bets, until they leave', () => {
  const heard = vi.fn()
  const leave = onLiveMessage(heard)
  announce(begin('me'), ['me-bet'])
  leave()
  announce(begin('me'), ['me-bet'])
  expect(heard).toHaveBeenCalledExactlyOnceWith(begin('me'), ['me-bet'])
})

it('[PU-02] only a player is in the personal channel; a module’s is joined for as long as a screen wants it', () => {
  expect(wantedChannels(undefined)).toEqual(['site'])
  const [stopFirst, stopSecond] = [wantChannel('crash'), wantChannel('crash')]
  expect(wantedChannels('me')).toEqual(['site', 'crash', 'me'])
  stopFirst()
  stopFirst()
  expect(wantedChannels('me')).toEqual(['site', 'crash', 'me'])
  stopSecond()
  expect(wantedChannels('me')).toEqual(['site', 'me'])
})
