import * as game from '@fairground/contract/calls/game'
import { shownToasts } from '@fairground/ui/toast-store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAge } from '../kernel/storage/age.ts'
import { store } from '../kernel/storage/storage.ts'
import { keepToken } from '../kernel/token.ts'
import { closePopup, openPopups } from '../popups/popups.ts'
import { answerPlayer } from '../popups/questions.ts'
import { call } from './client.ts'
import { type StubRequest, stubDocument, stubFetch } from './stub-browser.ts'

const TERMS = { status: 110110, message: '{"action":"accept_terms","version":4}' }
const CODE = { status: 10140, message: 'authenticator_needed' }
const balanceAnswer = { model: { balance: 5, balanceVersion: 3 } }
const openNames = () => openPopups().map(({ name }) => name)
const pathsOf = (requests: readonly StubRequest[]) => requests.map(({ url }) => url.replace('/api/', ''))

beforeEach(() => stubDocument())
afterEach(() => {
  for (const name of openNames()) closePopup(name)
  vi.unstubAllGlobals()
})

describe('a refusal that the player can resolve', () => {
  it('[ER-06] the terms are shown, accepted, and the call is made once more with its key', async () => {
    let hasAccepted = false
    const requests = stubFetch(({ url }) => {
      if (url.endsWith('accept_terms')) hasAccepted = true
      return hasAccepted ? balanceAnswer : TERMS
    })
    const pending = call(game.finishAllMyHold, {}, { key: 'key-1' })
    await expect.poll(() => openPopups()).toEqual([{ name: 'terms', version: 4 }])
    answerPlayer('terms', true)
    expect((await pending).model.balance).toBe(5)
    expect(pathsOf(requests)).toEqual(['game/finish_all_my_hold', 'auth/accept_terms', 'game/finish_all_my_hold'])
    expect(requests[1]?.body).toBe('{"version":4}')
    expect([0, 2].map((at) => requests[at]?.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1'])
    expect(openNames()).toEqual([])
  })

  it('[RG-01] the age is asked once on a device, confirmed for the account, and the call is made once more', async () => {
    keepToken('a token of a player')
    let confirmCount = 0
    const requests = stubFetch(({ url }) => {
      if (url.endsWith('confirm_age')) confirmCount += 1
      return confirmCount > 0 ? balanceAnswer : { status: 110110, message: '{"action":"confirm_age","age":21}' }
    })
    const pending = call(game.finishAllMyHold, {}, { key: 'key-2' })
    await expect.poll(() => openPopups()).toEqual([{ name: 'confirm-age', age: 21 }])
    keepAge(21)
    answerPlayer('confirm-age', true)
    expect((await pending).model.balance).toBe(5)
    expect(pathsOf(requests)).toEqual(['game/finish_all_my_hold', 'auth/confirm_age', 'game/finish_all_my_hold'])
    confirmCount = 0
    expect((await call(game.finishAllMyHold, {})).model.balance).toBe(5)
    expect(openNames()).toEqual([])
    store('checkAge', undefined)
    store('user', undefined)
  })

  it('[ER-06] a second refusal is shown as a sentence: no endless loop', async () => {
    const requests = stubFetch(({ url }) => (url.endsWith('accept_terms') ? {} : TERMS))
    const refusal = expect(call(game.open, {})).rejects.toMatchObject({ errorName: 'forced_action' })
    await expect.poll(() => openNames()).toEqual(['terms'])
    answerPlayer('terms', true)
    await refusal
    expect(pathsOf(requests)).toEqual(['game/open', 'auth/accept_terms', 'game/open'])
    expect(openNames()).toEqual([])
    expect(shownToasts().at(-1)?.tone).toBe('loss')
  })

  it('[ER-06] a player who closes the popup accepts nothing', async () => {
    const requests = stubFetch(() => TERMS)
    const refusal = expect(call(game.open, {})).rejects.toMatchObject({ errorName: 'forced_action' })
    await expect.poll(() => openNames()).toEqual(['terms'])
    closePopup('terms')
    await refusal
    expect(requests).toHaveLength(1)
  })

  it('[ER-06] two calls that are refused at once ask once', async () => {
    let acceptCount = 0
    stubFetch(({ url }) => {
      if (url.endsWith('accept_terms')) acceptCount += 1
      return acceptCount > 0 ? { list: [], ...balanceAnswer } : TERMS
    })
    const bothCalls = Promise.all([call(game.open, {}), call(game.finishAllMyHold, {})])
    await expect.poll(() => openNames()).toEqual(['terms'])
    answerPlayer('terms', true)
    await bothCalls
    expect(openNames()).toEqual([])
  })

  it.each(['{"action":"dance"}', '{"action":"accept_terms"}', 'no JSON', '[]', 'forced_action'])(
    '[ER-06] an action that this page does not know (%s) is said in words',
    async (message) => {
      stubFetch(() => ({ ...TERMS, message }))
      await expect(call(game.open, {})).rejects.toMatchObject({ errorName: 'forced_action' })
      expect(openNames()).toEqual([])
    },
  )

  it('[ER-07] 10140 asks for a code, and the call is made once more', async () => {
    const requests = stubFetch((_, at) => (at === 0 ? CODE : { list: [] }))
    const pending = call(game.open, {})
    await expect.poll(() => openPopups()).toEqual([{ name: 'authenticator', purpose: 'challenge' }])
    answerPlayer('authenticator', true)
    await pending
    expect(requests).toHaveLength(2)
  })

  it.each(['login', 'ignore'] as const)(
    '[ER-07] [ER-10] a caller of mode %s asks for the code itself',
    async (errors) => {
      stubFetch(() => CODE)
      await expect(call(game.open, {}, { errors })).rejects.toMatchObject({ errorName: 'authenticator_needed' })
      expect(openNames()).toEqual([])
    },
  )
})
