import { expect, test } from 'vitest'
import { checkIdentity } from './check-identity.ts'

const nowMs = Date.UTC(2026, 4, 10)
const valid = { name: '  Ana   Souza ', birthDate: '1990-02-28', country: 'BR', taxId: '529.982.247-25' }
const check = (fields: object, minimumAge = 18) => checkIdentity({ ...valid, ...fields }, { minimumAge, nowMs })

test('[WA-05] an identity is stored in one form', () => {
  expect(check({})).toEqual({ name: 'Ana Souza', birthDate: '1990-02-28', country: 'BR', taxId: '52998224725' })
  expect(check({ name: 'Nguyễn Văn An', country: 'VN' })).toEqual({
    name: 'Nguyễn Văn An',
    birthDate: '1990-02-28',
    country: 'VN',
  })
})

test.each([
  [{ name: 'A' }, 'kyc_name_malformed'],
  [{ name: '<b>Ana Souza' }, 'kyc_name_malformed'],
  [{ name: '' }, 'kyc_name_malformed'],
  [{ birthDate: '1990-02-30' }, 'kyc_birth_date_malformed'],
  [{ birthDate: '28.02.1990' }, 'kyc_birth_date_malformed'],
  [{ birthDate: '2027-01-01' }, 'kyc_birth_date_malformed'],
  [{ birthDate: '1890-01-01' }, 'kyc_birth_date_malformed'],
  [{ birthDate: '2008-05-11' }, 'kyc_too_young'],
  [{ country: 'br' }, 'country_unknown'],
  [{ taxId: '529.982.247-24' }, 'kyc_tax_id_malformed'],
  [{ taxId: undefined }, 'kyc_tax_id_malformed'],
])('[WA-05] %j is refused: %s', (fields, errorName) => {
  expect(() => check(fields)).toThrow(errorName)
})

test('[WA-05] the age counts from the birthday on, and no age is needed where there is none', () => {
  expect(() => check({ birthDate: '2008-05-10' })).not.toThrow()
  expect(() => check({ birthDate: '2008-05-11' }, 0)).not.toThrow()
})
