import { CallError, game, pay } from '@fairground/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './client.ts'
import { serverNow } from './server-time.ts'

/** A browser of one function: what `fetch` is asked, and what it answers in turn. */
function answerWith(...answers: (object | Error)[]) {
  const asked: { url: string; headers: Headers; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, headers: new Headers(init.headers), body: init.body ? JSON.parse(String(init.body)) : undefined })
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return Response.json({ status: 0, message: 'success', serverTime: Date.now(), ...answer })
  })
  return asked
}

const lost = new TypeError('the network is gone')
const finished = { model: { balance: 5, balanceVersion: 3 } }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
  vi.stubGlobal('document', { documentElement: { dataset: { layout: 'phone' } } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the call client', () => {
  it('[CL-01] [CL-02] posts JSON with the headers of the specification', async () => {
    const asked = answerWith({ list: [] })
    await call(pay.channels, { type: 'recharge' })
    expect(asked[0]?.url).toBe('/api/pay/channels')
    expect(asked[0]?.body).toEqual({ type: 'recharge' })
    const headers = asked[0]?.headers
    expect(headers?.get('Device')).toBe('MOBILE')
    expect(headers?.get('LANG')).toBe('en')
    expect(Number(headers?.get('ST'))).toBeGreaterThan(0)
    expect(Number(headers?.get('TZ'))).not.toBeNaN()
    expect(headers?.has('Idempotency-Key')).toBe(false)
  })

  it('[RE-03] repeats a money call with the same key until the network is back', async () => {
    const asked = answerWith(lost, lost, finished)
    const pending = call(game.finishAllMyHold, {}, { errors: 'ignore' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await pending).model.balance).toBe(5)
    const keys = asked.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('[ER-01] asks once for what moves no money, and says Network Error', async () => {
    const asked = answerWith(lost)
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({ errorName: 'network_error' })
    expect(asked).toHaveLength(1)
  })

  it('[CL-04] a call that takes 60 s is given up as a network error', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>()
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
    const asked = answerWith({ status: -100, message: 'insufficient_balance' })
    const refused = call(game.finishAllMyHold, {}, { errors: 'ignore' })
    await expect(refused).rejects.toMatchObject({ errorName: 'insufficient_balance', status: -100 })
    expect(asked).toHaveLength(1)
  })

  it('an answer that does not fit the contract is no answer', async () => {
    answerWith({ list: 'none' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(call(game.open, {}, { errors: 'ignore' })).rejects.toMatchObject({ errorName: 'internal_error' })
  })

  it.each([undefined, null, 'ten', '', ' ', Number.NaN, Number.POSITIVE_INFINITY, {}, [5], true])(
    '[BT-13] a bet of %j never leaves the browser',
    async (betAmount) => {
      const asked = answerWith({})
      const bet = call(game.bet, { gameId: 'mines', model: { betAmount } }, { errors: 'ignore' })
      await expect(bet).rejects.toBeInstanceOf(CallError)
      await expect(bet).rejects.toMatchObject({ errorName: 'network_error' })
      expect(asked).toHaveLength(0)
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
})
