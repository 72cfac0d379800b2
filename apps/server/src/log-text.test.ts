import { expect, test } from 'vitest'
import { withoutSecrets } from './log-text.ts'

const TOKEN = 'kT3v9mQx7Lr2Yw8Zb5Nc1Hd4Jf6Gs0Pa-Ue_Xi'

test.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  [`at https://play.example/game?token=${TOKEN}:3:14`, 'at https://play.example/game'],
  [`/game/mines#${TOKEN}`, '/game/mines'],
  ['{"password":"sesame open","a":1}', '{"password":[redacted],"a":1}'],
  ["password = 'sesame open'", 'password = [redacted]'],
  ['Authorization: Bearer', 'Authorization: [redacted]'],
  [`unexpected ${TOKEN}`, 'unexpected [redacted]'],
])('[ER-11] %j is logged as %j', (said, logged) => {
  expect(withoutSecrets(said)).toBe(logged)
})
