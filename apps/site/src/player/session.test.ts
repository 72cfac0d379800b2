import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chosenHome, initParameters } from '../kernel/storage/init-parameters.ts'
import { readStored, store } from '../kernel/storage/storage.ts'
import { dropToken, findToken, isToken, keepToken, parseStoredToken } from '../kernel/token.ts'
import { invitationAddress, takeArrival } from './arrival.ts'
import { chooseLocale } from './language/choose-language.ts'
import { formatMoney, PLAY_MONEY } from './money.ts'

/** A storage like the browser's: its keys are its own properties. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => {
      delete storage[key]
    },
  }
  const storage: Record<string, string> = Object.create(methods)
  return storage as unknown as Storage
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('the token', () => {
  it.each(['', 'null', 'short', undefined, null, 1234567890])('[SU-03] %j is none', (text) => {
    expect(isToken(text)).toBe(false)
  })

  it('[SU-03] one in the address logs in, and asks for a reload', () => {
    expect(takeArrival(new URL('http://fair/game/mines?token=abcdefghijkl&x=1#top'))).toBe('token')
    expect(findToken()).toBe('abcdefghijkl')
    expect(parseStoredToken(readStored('user'))).toBe('abcdefghijkl')
    expect(takeArrival(new URL('http://fair/?token=null'))).toBeUndefined()
  })

  it.each(['{', '[]', '{"token":5}', '{"token":"null"}'])('a malformed stored user (%s) is no login', (storedUser) => {
    expect(parseStoredToken(storedUser)).toBeUndefined()
  })

  it('[SU-09] logging out keeps the language, and nothing of the player', () => {
    keepToken('abcdefghijkl')
    store('currentLanguage', 'pt-BR')
    store('p', 'FRIEND')
    dropToken()
    expect(findToken()).toBeUndefined()
    expect(readStored('currentLanguage')).toBe('pt-BR')
    expect([readStored('user'), readStored('p')]).toEqual([undefined, undefined])
  })
})

describe('an arrival', () => {
  it('[AU-05] [CL-08] what led to the app’s download is sent along by a registration', () => {
    store('wta', 'spring-42')
    expect(initParameters()).toEqual({ wta: 'spring-42' })
    store('wta', '')
    expect(initParameters()).toEqual({})
  })

  it('[SU-02] [AU-05] parameters are stored, sent along by a registration, and cleared when absent', () => {
    takeArrival(new URL('http://fair/?navToken=n1&tkk=k1&p=FRIEND'))
    expect(initParameters()).toEqual({ navToken: 'n1', tkk: 'k1', p: 'FRIEND' })
    takeArrival(new URL('http://fair/'))
    expect(initParameters()).toEqual({ p: 'FRIEND' })
    takeArrival(new URL(`http://fair/?aid=a1&gaid=g1&afid=f1&version=114&pwa=1&p=${'x'.repeat(600)}`))
    expect(initParameters()).toEqual({ p: 'x'.repeat(512), aid: 'a1', gaid: 'g1' })
    expect((['afid', 'version', 'pwa'] as const).map((key) => readStored(key))).toEqual(['f1', '114', '1'])
  })
})

describe('an invitation', () => {
  const arrive = (address: string, isLoggedIn = false) => {
    takeArrival(new URL(address))
    return invitationAddress(new URL(address), isLoggedIn)
  }

  it('[SU-10] [AU-05] a registration carries the country and the currency that were chosen, where the site has them, else its first country', () => {
    const country = { id: 'ID', name: 'Indonesia', language: 'id-ID', currencyId: 'IDR', dialCode: '+62' }
    const site = { countries: [{ ...country, id: 'BR' }, country], currencyIdList: ['G$', 'IDR'] }
    expect(chosenHome(site)).toEqual({ countryId: 'BR' })
    store('countryId', 'ID')
    store('currencyId', 'IDR')
    expect(chosenHome(site)).toEqual({ countryId: 'ID', currencyId: 'IDR' })
    expect(chosenHome({ countries: [], currencyIdList: ['G$'] })).toEqual({})
  })

  it('[RT-05] a visitor who is logged out and brings an invite code and a wheel gets the free spin', () => {
    expect(arrive('http://fair/?p=FRIEND&inviteWheelTag=w1')).toBe('/freeSpin?p=FRIEND&inviteWheelTag=w1')
    // The tag is known from before by now.
    expect(arrive('http://fair/?p=OTHER')).toBe('/freeSpin?p=OTHER')
  })

  it('[RT-05] other visitors do not', () => {
    expect(arrive('http://fair/?p=FRIEND')).toBeUndefined()
    expect(arrive('http://fair/?inviteWheelTag=w1')).toBeUndefined()
    expect(arrive('http://fair/?p=FRIEND&inviteWheelTag=w1', true)).toBeUndefined()
    expect(arrive('http://fair/freeSpin?p=FRIEND&inviteWheelTag=w1')).toBeUndefined()
    expect(arrive('http://fair/h5/mines?p=FRIEND&inviteWheelTag=w1')).toBeUndefined()
  })
})

describe('the language', () => {
  it.each([
    ['id-ID', 'pt', ['en-US'], 'id-ID'],
    [undefined, 'pt', ['en-US'], 'pt-BR'],
    [undefined, null, ['de-DE', 'id', 'en'], 'id-ID'],
    [undefined, 'xx', ['de-DE'], 'en'],
  ] as const)('[SU-01] stored %s, query %s, browser %j give %s', (storedTag, query, browser, locale) => {
    expect(chooseLocale(storedTag, query, browser)).toBe(locale)
  })
})

describe('money', () => {
  it.each([
    ['en', 'G$1,234.50'],
    ['pt-BR', 'G$\u00a01.234,50'],
    ['id-ID', 'G$1.234,50'],
  ])('[WA-04] in %s is %s', (locale, text) => {
    expect(formatMoney(1234.5, locale, PLAY_MONEY)).toBe(text)
  })

  it('[WA-03] is cut to its decimals, never rounded up', () => {
    expect(formatMoney(0.999, 'en', PLAY_MONEY)).toBe('G$0.99')
    expect(formatMoney(500, 'en', PLAY_MONEY, 'short')).toBe('G$500')
  })
})
