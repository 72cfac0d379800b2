import { Writable } from 'node:stream'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { createLog, withoutSecrets } from './log.ts'

/** What a log line says, as text. */
function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog('info', new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) })))
  return lines.join('')
}

test('[RE-06] secrets are not logged, wherever they stand', () => {
  const line = linesOf((log) => {
    log.info(
      { password: 'hidden1', request: { headers: { auth: 'hidden2' }, body: 1 }, user: { token: 'hidden3' } },
      'x',
    )
    log.info({ request: { body: { password: 'hidden4' } }, seeds: { serverSeed: 'hidden5' } }, 'x')
  })
  expect(line).toContain('[redacted]')
  expect(line).not.toContain('hidden')
})

test('[RE-06] an error is logged with its code and its cause, and without the row that it was about', () => {
  const error = new DatabaseError('a value is missing', 10, 'error')
  Object.assign(error, { code: '23502', detail: 'Failing row contains (hidden).', where: 'hidden', table: 'account' })
  const line = linesOf((log) => log.error({ err: new Error('it failed', { cause: error }) }, 'x'))
  expect(line).toContain('it failed')
  expect(line).toContain('a value is missing')
  expect(linesOf((log) => log.error({ err: error }, 'x'))).toMatch(/23502/)
  expect(linesOf((log) => log.error({ err: error }, 'x'))).not.toContain('hidden')
  expect(line).not.toContain('hidden')
})

const TOKEN = 'kT3v9mQx7Lr2Yw8Zb5Nc1Hd4Jf6Gs0Pa-Ue_Xi'

test.each([
  ['TypeError: x is not a function', 'TypeError: x is not a function'],
  [`at https://play.example/game?token=${TOKEN}:3:14`, 'at https://play.example/game'],
  [`/game/mines#${TOKEN}`, '/game/mines'],
  ['{"password":"sesame open","a":1}', '{"password":[redacted],"a":1}'],
  ["password = 'sesame open'", 'password = [redacted]'],
  ['Authorization: Bearer', 'Authorization: [redacted]'],
  [`unexpected ${TOKEN}`, 'unexpected [redacted]'],
])('[ER-11] %j is logged as %j', (text, line) => {
  expect(withoutSecrets(text)).toBe(line)
})
