import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { reversedKey, sealOf } from '@fairground/contract/sealed'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './client.ts'
import { keepSiteKey } from './site-key.ts'
import { type StubRequest, stubDocument, stubFetch } from './stub-browser.ts'

const KEY = '0123456789abcdefghijklmn'
const seal = sealOf(KEY)
const balanceAnswer = {
  status: 0,
  message: 'success',
  serverTime: Date.now(),
  model: { balance: 5, balanceVersion: 3 },
}
const sealedResponse = (fields: object) => new Response(seal.seal(JSON.stringify(fields)))
const openedBody = (request: StubRequest | undefined) => JSON.parse(seal.open(request?.body ?? ''))

beforeEach(() => {
  stubDocument()
  keepSiteKey(reversedKey(KEY))
})
afterEach(() => {
  keepSiteKey('')
  vi.unstubAllGlobals()
})

describe('[BT-16] with a site key', () => {
  it('a game call goes to its v1 path as lower-case hex, with SE and its key inside', async () => {
    const requests = stubFetch(() => sealedResponse(balanceAnswer))
    const { model } = await call(game.finishAllMyHold, {}, { key: 'key-1', repeat: 'caller' })
    expect(model.balance).toBe(5)
    expect(requests[0]?.url).toBe('/api/v1/game/finish_all_my_hold')
    expect(requests[0]?.body).toMatch(/^([0-9a-f]{32})+$/)
    expect(requests[0]?.headers.get('SE')).toBe('1')
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false)
    expect(openedBody(requests[0])).toEqual({ model: { requestId: 'key-1' } })
  })

  it('is sent before the caller goes on, once the cipher is there', async () => {
    const requests = stubFetch(() => sealedResponse(balanceAnswer))
    await call(game.finishAllMyHold, {})
    const pending = call(game.finishAllMyHold, {})
    expect(requests).toHaveLength(2)
    await pending
  })

  it('the key joins the fields of a bet', async () => {
    const requests = stubFetch(() => ({ status: 2100, message: 'game_unknown' }))
    const model = { betAmount: 5, mines: 3 }
    const refusal = call(game.bet, { gameId: 'none', model }, { errors: 'ignore', key: 'key-2' })
    await expect(refusal).rejects.toMatchObject({ errorName: 'game_unknown' })
    expect(openedBody(requests[0])).toEqual({ gameId: 'none', model: { ...model, requestId: 'key-2' } })
  })

  it('an answer may be JSON', async () => {
    stubFetch(() => balanceAnswer)
    expect((await call(game.finishAllMyHold, {})).model.balanceVersion).toBe(3)
  })

  it.each([
    ['sealed with another key', sealOf('another-key-1234').seal('{}')],
    ['hex of odd length', `${seal.seal('{}')}0`],
    ['a page of a proxy', '<html>'],
    ['nothing', ''],
  ])('an answer that is %s is a network error, and is asked for again with the same key', async (_, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
    const requests = stubFetch((_, at) => (at === 0 ? new Response(text) : sealedResponse(balanceAnswer)))
    const pending = call(game.finishAllMyHold, {}, { errors: 'ignore' })
    await vi.advanceTimersByTimeAsync(1000)
    expect((await pending).model.balance).toBe(5)
    expect(openedBody(requests[0])).toEqual(openedBody(requests[1]))
    vi.useRealTimers()
  })

  it('a call that is no game’s stays plain', async () => {
    const requests = stubFetch(() => ({ list: [] }))
    await call(game.open, {})
    expect([requests[0]?.url, requests[0]?.body]).toEqual(['/api/game/open', '{}'])
  })

  it('without a key everything stays plain', async () => {
    keepSiteKey('')
    const requests = stubFetch(() => ({ status: 2105, message: 'round_unknown' }))
    await expect(call(steps.mines.cashOut, { id: crypto.randomUUID() }, { errors: 'ignore' })).rejects.toThrow()
    expect(requests[0]?.url).toBe('/api/mines_game/cash_out')
    expect(requests[0]?.headers.has('SE')).toBe(false)
  })
})
