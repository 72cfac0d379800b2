import { game } from '@fairground/contract'
import { shownToasts } from '@fairground/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAge } from '../kernel/storage/age.ts'
import { store } from '../kernel/storage/storage.ts'
import { keepToken } from '../kernel/token.ts'
import { closePopup, openPopups } from '../popups/popups.ts'
import { answerPlayer } from '../popups/questions.ts'
import { call } from './client.ts'
import { type Asked, stubDocument, stubFetch } from './stub-browser.ts'

const TERMS = { status: 110110, message: '{"action":"accept_terms","version":4}' }
const CODE = { status: 10140, message: 'authenticator_needed' }
const done = { model: { balance: 5, balanceVersion: 3 } }
const open = () => openPopups().map(({ name }) => name)
const pathsOf = (asked: readonly Asked[]) => asked.map(({ url }) => url.replace('/api/', ''))

beforeEach(() => stubDocument())
afterEach(() => {
  for (const name of open()) closePopup(name)
  vi.unstubAllGlobals()
})

describe('a refusal that the player can do something about', () => {
  it('[ER-06] the terms are shown, accepted, and the call is made once more with its key', async () => {
    let accepted = false
    const asked = stubFetch(({ url }) => {
      if (url.endsWith('accept_terms')) accepted = true
      return accepted ? done : TERMS
    })
    const pending = call(game.finishAllMyHold, {}, { key: 'key-1' })
    await expect.poll(() => openPopups()).toEqual([{ name: 'terms', version: 4 }])
    answerPlayer('terms', true)
    expect((await pending).model.balance).toBe(5)
    expect(pathsOf(asked)).toEqual(['game/finish_all_my_hold', 'auth/accept_terms', 'game/finish_all_my_hold'])
    expect(asked[1]?.body).toBe('{"version":4}')
    expect([0, 2].map((at) => asked[at]?.headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-1'])
    expect(open()).toEqual([])
  })

  it('[RG-01] the age is asked once on a device, confirmed for the account, and the call is made once more', async () => {
    keepToken('a token of a player')
    let confirmed = 0
    const asked = stubFetch(({ url }) => {
      if (url.endsWith('confirm_age')) confirmed += 1
      return confirmed > 0 ? done : { status: 110110, message: '{"action":"confirm_age","age":21}' }
    })
    const pending = call(game.finishAllMyHold, {}, { key: 'key-2' })
    await expect.poll(() => openPopups()).toEqual([{ name: 'confirm-age', age: 21 }])
    keepAge(21)
    answerPlayer('confirm-age', true)
    expect((await pending).model.balance).toBe(5)
    expect(pathsOf(asked)).toEqual(['game/finish_all_my_hold', 'auth/confirm_age', 'game/finish_all_my_hold'])
    confirmed = 0
    expect((await call(game.finishAllMyHold, {})).model.balance).toBe(5)
    expect(open()).toEqual([])
    store('checkAge', undefined)
    store('user', undefined)
  })

  it('[ER-06] refused again it is said in words: no endless loop', async () => {
    const asked = stubFetch(({ url }) => (url.endsWith('accept_terms') ? {} : TERMS))
    const refused = expect(call(game.open, {})).rejects.toMatchObject({ errorName: 'forced_action' })
    await expect.poll(() => open()).toEqual(['terms'])
    answerPlayer('terms', true)
    await refused
    expect(pathsOf(asked)).toEqual(['game/open', 'auth/accept_terms', 'game/open'])
    expect(open()).toEqual([])
    expect(shownToasts().at(-1)?.tone).toBe('loss')
  })

  it('[ER-06] a player who closes the popup accepts nothing', async () => {
    const asked = stubFetch(() => TERMS)
    const refused = expect(call(game.open, {})).rejects.toMatchObject({ errorName: 'forced_action' })
    await expect.poll(() => open()).toEqual(['terms'])
    closePopup('terms')
    await refused
    expect(asked).toHaveLength(1)
  })

  it('[ER-06] two calls that are refused at once ask once', async () => {
    let accepted = 0
    stubFetch(({ url }) => {
      if (url.endsWith('accept_terms')) accepted += 1
      return accepted > 0 ? { list: [], ...done } : TERMS
    })
    const both = Promise.all([call(game.open, {}), call(game.finishAllMyHold, {})])
    await expect.poll(() => open()).toEqual(['terms'])
    answerPlayer('terms', true)
    await both
    expect(open()).toEqual([])
  })

  it.each(['{"action":"dance"}', '{"action":"accept_terms"}', 'no JSON', '[]', 'forced_action'])(
    '[ER-06] an action that this page does not know (%s) is said in words',
    async (message) => {
      stubFetch(() => ({ ...TERMS, message }))
      await expect(call(game.open, {})).rejects.toMatchObject({ errorName: 'forced_action' })
      expect(open()).toEqual([])
    },
  )

  it('[ER-07] 10140 asks for a code, and the call is made once more', async () => {
    const asked = stubFetch((_, at) => (at === 0 ? CODE : { list: [] }))
    const pending = call(game.open, {})
    await expect.poll(() => openPopups()).toEqual([{ name: 'authenticator', purpose: 'challenge' }])
    answerPlayer('authenticator', true)
    await pending
    expect(asked).toHaveLength(2)
  })

  it.each(['login', 'ignore'] as const)(
    '[ER-07] [ER-10] a caller of mode %s asks for the code itself',
    async (errors) => {
      stubFetch(() => CODE)
      await expect(call(game.open, {}, { errors })).rejects.toMatchObject({ errorName: 'authenticator_needed' })
      expect(open()).toEqual([])
    },
  )
})
