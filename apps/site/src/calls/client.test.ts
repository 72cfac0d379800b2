import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as user from '@fairground/contract/calls/user'
import { CallError } from '@fairground/contract/envelope'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './client.ts'
import { serverNow } from './server-time.ts'
import { stubDocument, stubFetch } from './stub-browser.ts'

/** A server that gives these answers in turn, and the last one again and again. */
function answerWith(...answers: (object | Error)[]) {
  return stubFetch((_, at) => answers[Math.min(at, answers.length - 1)] ?? {})
}

const ID = '019a0000-0000-7000-8000-000000000001'
const networkError = new TypeError('the network is gone')
const balanceAnswer = { model: { balance: 5, balanceVersion: 3 } }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
  stubDocument()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the call client', () => {
  it('[CL-01] [CL-02] posts JSON with the headers of the specification', async () => {
    const requests = answerWith({ list: [] })
    await call(pay.channels, { type: 'recharge' })
    expect(requests[0]?.url).toBe('/api/pay/channels')
    expect(requests[0]?.body).toBe('{"type":"recharge"}')
    const headers = requests[0]?.headers
    expect(headers?.get('Device')).toBe('MOBILE')
    expect(headers?.get('LANG')).toBe('en')
    expect(Number(headers?.get('ST'))).toBeGreaterThan(0)
    expect(Number(headers?.get('TZ'))).not.toBeNaN()
    expect(headers?.has('Idempotency-Key')).toBe(false)
    for (const name of ['STT', 'COUNTRY', 'DesignToken', 'APP', 'VERSION', 'pwa', 'GAID', 'AFID', 'AID', 'SE'])
      expect(headers?.has(name), name).toBe(false)
  })

  it('is sent before the caller goes on, so that no screen renders in between', async () => {
    const requests = answerWith(balanceAnswer)
    const pending = call(game.finishAllMyHold, {}, { errors: 'ignore' })
    expect(requests).toHaveLength(1)
    await pending
  })

  it('[RE-03] repeats a money call with the same key until the network is back', async () => {
    const requests = answerWith(networkError, networkError, balanceAnswer)
    const pending = call(game.finishAllMyHold, {}, { errors: 'ignore' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await pending).model.balance).toBe(5)
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('[ER-01] makes a call that moves no money only once, and reports a network error', async () => {
    const requests = answerWith(networkError)
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({ errorName: 'network_error' })
    expect(requests).toHaveLength(1)
  })

  it('[CL-04] a call that takes 60 s is given up as a network error', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason))
      return promise
    })
    const pending = call(game.open, {}, { errors: 'ignore' })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000)
    limit.abort(new DOMException('too late', 'TimeoutError'))
    await expect(pending).rejects.toMatchObject({ errorName: 'network_error' })
    timeout.mockRestore()
  })

  it('a refusal is final: it is not repeated', async () => {
    const requests = answerWith({ status: -100, message: 'insufficient_balance' })
    const refusal = call(game.finishAllMyHold, {}, { errors: 'ignore' })
    await expect(refusal).rejects.toMatchObject({ errorName: 'insufficient_balance', status: -100 })
    expect(requests).toHaveLength(1)
  })

  it('an answer that does not fit the contract is no answer', async () => {
    answerWith({ list: 'none' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({ errorName: 'internal_error' })
  })

  it.each([undefined, null, 'ten', '', ' ', Number.NaN, Number.POSITIVE_INFINITY, {}, [5], true])(
    '[BT-13] a bet of %j never leaves the browser',
    async (betAmount) => {
      const requests = answerWith({})
      const bet = call(game.bet, { gameId: 'mines', model: { betAmount } }, { errors: 'ignore' })
      await expect(bet).rejects.toBeInstanceOf(CallError)
      await expect(bet).rejects.toMatchObject({ errorName: 'network_error' })
      expect(requests).toHaveLength(0)
    },
  )

  it('[CL-03] takes the server time over when it is more than 3 s off', async () => {
    answerWith({ list: [], serverTime: Date.now() + 60_000 })
    await call(game.open, {})
    expect(Math.abs(serverNow() - Date.now() - 60_000)).toBeLessThan(1000)
    answerWith({ list: [], serverTime: Date.now() + 61_000 })
    await call(game.open, {})
    expect(Math.abs(serverNow() - Date.now() - 60_000)).toBeLessThan(1000)
    answerWith({ list: [], serverTime: Date.now() })
    await call(game.open, {})
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000)
  })

  it('[CL-03] a signature that was refused for a wrong clock is made once more with the right one, and only once', async () => {
    const serverTime = Date.now() + 9_000_000
    const refusal = { status: 403, message: 'insufficient_permissions', serverTime }
    const requests = stubFetch(({ headers }) =>
      Number(headers.get('ST')) > Date.now() + 8_000_000 ? { list: [], serverTime } : refusal,
    )
    await call(game.open, {})
    expect(requests).toHaveLength(2)
    const always = stubFetch(() => refusal)
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({ status: 403 })
    expect(always).toHaveLength(1)
    answerWith({ list: [], serverTime: Date.now() })
    await call(game.open, {})
  })

  it('[CL-06] fields that the specification has in the query stand there, and not in the body', async () => {
    const requests = answerWith({ model: { url: '/h5/mines', gameId: 'mines' } })
    await call(game.play, { gameId: 'mines', lang: 'pt-BR', deviceType: 'PC', demo: true })
    await call(user.noticePage, { pageNo: 2, pageSize: 10 }, { errors: 'ignore' }).catch(() => undefined)
    await call(user.updatePushStatus, { id: ID }, { errors: 'ignore' })
    expect(requests.map(({ url, body }) => [url, body])).toEqual([
      ['/api/game/play?gameId=mines&lang=pt-BR&deviceType=PC&demo=true', '{}'],
      ['/api/user/notice_page?pageNo=2&pageSize=10', '{}'],
      [`/api/app_user_notice/updatePushStatus?id=${ID}`, '{}'],
    ])
  })

  it.each([
    [502, { status: 0, message: 'success', list: [] }],
    [404, { status: 0, message: 'not_logged_in' }],
    [500, { list: [] }],
  ])('[ER-01] an HTTP %i that says %j is a network error, never a success', async (status, answer) => {
    answerWith(Response.json(answer, { status }))
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({
      errorName: 'network_error',
      status: -1,
    })
  })

  it('[ER-01] [ER-09] a refusal in the envelope stands, whatever its HTTP status', async () => {
    answerWith(Response.json({ status: 429, message: 'too_many_requests' }, { status: 429 }))
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({ errorName: 'too_many_requests' })
  })

  it('[ER-09] a refusal by a status of the catalogue is that refusal, whatever its message', async () => {
    answerWith({ status: -100, message: 'their.own.key', params: { missing: 5 } })
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({
      errorName: 'insufficient_balance',
      params: { missing: 5 },
      words: { status: -100, message: 'their.own.key' },
    })
  })

  it('[ER-09] a refusal whose parameters make no sense is still that refusal', async () => {
    answerWith({ status: 7777, message: 'odd', params: [{}], errors: 'none' })
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({
      errorName: 'unknown_refusal',
      status: 7777,
    })
  })
})
