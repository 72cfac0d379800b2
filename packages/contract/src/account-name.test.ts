import { expect, test } from 'vitest'
import { parseAccountName } from './account-name.ts'

/** Text, kind, and what it is known by. */
const accounts = [
  ['Lucky_7', 'username', 'lucky_7'],
  ['  a.b-c ', 'username', 'a.b-c'],
  ['12345', 'username', '12345'],
  ['Ana.Souza@Example.com', 'email', 'ana.souza@example.com'],
  ['+55 (11) 98765-4321', 'phone', '+5511987654321'],
  ['11-98765-4321', 'phone', '+5511987654321'],
  ['1187654321', 'phone', '+551187654321'],
  ['5511987654321', 'phone', '+5511987654321'],
  ['+4915112345678', 'phone', '+4915112345678'],
  ['123456789', 'username', '123456789'],
  ['2026-05-01', 'username', '2026-05-01'],
]

test.each(accounts)('[AU-09] %j is a %s, known as %s', (text, kind, value) => {
  expect(parseAccountName(text)).toEqual({ kind, value })
})

/** Texts that no account can have. */
const noAccounts = [
  '',
  'ab',
  'a'.repeat(33),
  'two words',
  'olá',
  'a@b',
  'a b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b.'.repeat(160)}com`,
  '+0123456789',
  '+1',
  '<script>',
  // As long as a Brazilian number, and none.
  '0187654321',
  '1007654321',
  '11187654321',
  '11-18765-4321',
  '11.98765.4321',
  '11987654-321',
  '5511187654321',
  '+55 11 1876-4321',
  '+55 119876',
]

test.each(noAccounts)('[AU-10] %j is no account', (text) => {
  expect(parseAccountName(text)).toBeUndefined()
})
