import { expect, test } from 'vitest'
import { passwordStrength } from './strength-hint.tsx'

test.each([
  ['', 'tooShort'],
  ['abc1234', 'tooShort'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['password', 'weak'],
  ['lantern42', 'fair'],
  ['correct horse battery', 'strong'],
  ['Quiet-Carousel-9', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
