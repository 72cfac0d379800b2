import { expect, test } from 'vitest'
import { needsCode, SENT_CODE } from './sent-code.ts'

const startup = (...enabledSmsConfigs: ('sms' | 'email')[]) => ({
  enabledSmsConfigs,
  smsConfig: { enableForgetPassword: false, enableRegister: true, enableWithdraw: false },
})

test('[AU-08] [AU-09] a registration needs a code for a phone or an e-mail whose way the site has', () => {
  expect(needsCode(startup('sms', 'email'), 'ana@example.com')).toBe(true)
  expect(needsCode(startup('sms', 'email'), '11-98765-4321')).toBe(true)
  expect(needsCode(startup('sms', 'email'), '+62 812 3456 7890')).toBe(true)
  expect(needsCode(startup('email'), '11-98765-4321')).toBe(false)
  expect(needsCode(startup('sms'), 'ana@example.com')).toBe(false)
  expect(needsCode(startup('sms', 'email'), '10-98765-4321')).toBe(false)
  expect(needsCode(startup('sms', 'email'), 'ana')).toBe(false)
})

test('[AU-08] a registration needs no code where the operator has not switched it on', () => {
  const smsConfig = { enableForgetPassword: true, enableRegister: false, enableWithdraw: true }
  expect(needsCode({ ...startup('email'), smsConfig }, 'ana@example.com')).toBe(false)
})

test('a code is six digits, also with blanks or a hyphen', () => {
  expect(['123456', ' 123 456 ', '123-456'].every((code) => SENT_CODE.test(code))).toBe(true)
  expect(['12345', '1234567', '12345a', ''].some((code) => SENT_CODE.test(code))).toBe(false)
})
