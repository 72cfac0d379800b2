import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPlayer, readStored, type StorageKey, store } from './storage.ts'
import { storageKeys } from './storage-keys.data.ts'

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

const allKeys = Object.keys(storageKeys) as StorageKey[]

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

/** The specification's two lists, in its own order. */
const KEPT =
  'currentCountry currentLanguage countryId currencyId agreement aid gaid version supportPwa pwa checkAge failedRecords'
const NAMED = `BrowserFingerprintId currentLanguage currentCountry countryId currencyId navToken tkk user autoBk
  enableRegisterPromoCode soundOff agreement aid gaid version supportPwa pwa checkAge failedRecords p inviteWheelTag
  waf-pass`

test('[SU-10] every key that the specification names is one of the site’s, and is stored under that very name', () => {
  const specifiedKeys = NAMED.split(/\s+/) as StorageKey[]
  for (const key of specifiedKeys) {
    expect(allKeys).toContain(key)
    store(key, `of ${key}`)
    expect([localStorage.getItem(key), readStored(key)]).toEqual([`of ${key}`, `of ${key}`])
    store(key, undefined)
    expect(localStorage.getItem(key)).toBeNull()
  }
})

test('[SU-09] of all that is stored a logout leaves exactly what the specification names', () => {
  for (const key of allKeys) store(key, `of ${key}`)
  localStorage.setItem('somebodyElses', 'x')
  forgetPlayer()
  expect(Object.keys(localStorage).sort()).toEqual(KEPT.split(' ').sort())
  expect(readStored('currentCountry')).toBe('of currentCountry')
})

test('[SU-09] a logout leaves nothing of the player in the tab either, and touches nothing there that is not the site’s', () => {
  for (const key of allKeys) store(key, `of ${key}`, 'tab')
  sessionStorage.setItem('somebodyElses', 'x')
  forgetPlayer()
  expect(Object.keys(sessionStorage).sort()).toEqual([...KEPT.split(' '), 'somebodyElses'].sort())
})

test('[SU-09] where the browser forbids storage the page’s memory is left the same way', () => {
  const forbid = () => {
    throw new DOMException('no storage here', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid })
  store('user', 'me')
  store('currentLanguage', 'pt-BR')
  forgetPlayer()
  expect([readStored('user'), readStored('currentLanguage')]).toEqual([undefined, 'pt-BR'])
})
