import { expect, test } from 'vitest'
import { hasDistress } from './distress.ts'

test.each([
  'I want to die',
  'I will kill myself',
  'SUICIDAL tonight',
  'Lost my rent again',
  'nao consigo parar de apostar',
  'Não consigo parar de apostar',
  'aku mau bunuh diri',
  'Ich bin spielsüchtig',
])('%s is a text of distress', (text) => {
  expect(hasDistress(text)).toBe(true)
})

test.each(['Lost again, good night', 'this die is loaded', 'killing it today', 'we want dice', 'end of my shift'])(
  '%s is no text of distress',
  (text) => {
    expect(hasDistress(text)).toBe(false)
  },
)
