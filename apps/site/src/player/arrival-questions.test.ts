import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInApp } from '../kernel/host/native-app.ts'
import { isAgeUnknown, keepAge } from '../kernel/storage/age.ts'
import { readStored, store } from '../kernel/storage/storage.ts'
import { chooseCountry, currentCountry, isCountryUnknown } from './country.ts'

const country = (id: string, currencyId: string) => ({ id, name: id, language: '', currencyId, dialCode: '' })
const countries = [country('BR', 'BRL'), country('ID', 'IDR')]
const keys = ['checkAge', 'currentCountry', 'countryId', 'currencyId'] as const
const forget = () => {
  for (const key of keys) store(key, undefined)
}
beforeEach(forget)
afterEach(forget)

test('[PO-01] the age is asked once on a device, and again where more is needed', () => {
  expect(isAgeUnknown(0)).toBe(false)
  expect(isAgeUnknown(18)).toBe(true)
  keepAge(18)
  expect(readStored('checkAge')).toBe('18')
  expect(isAgeUnknown(18)).toBe(false)
  expect(isAgeUnknown(21)).toBe(true)
})

test('[PO-01] the country is asked when none is stored; until then the first is current', async () => {
  expect(isCountryUnknown(countries)).toBe(true)
  expect(currentCountry(countries)?.id).toBe('BR')
  await chooseCountry(country('ID', 'IDR'))
  expect(isCountryUnknown(countries)).toBe(false)
  expect(currentCountry(countries)?.id).toBe('ID')
  expect([readStored('currentCountry'), readStored('countryId'), readStored('currencyId')]).toEqual(['ID', 'ID', 'IDR'])
})

test('[PO-01] a stored country that is not served any more counts as none; a single one needs no question', () => {
  store('currentCountry', 'XX')
  expect(isCountryUnknown(countries)).toBe(true)
  expect(currentCountry(countries)?.id).toBe('BR')
  expect(isCountryUnknown([country('BR', 'BRL')])).toBe(false)
})

test.each([
  [{}, false],
  [{ flutter_inappwebview: {} }, true],
  [{ ReactNativeWebView: {} }, true],
])('[PO-04] a page with %j is in the app: %s', (page, inApp) => {
  expect(isInApp(page)).toBe(inApp)
})
