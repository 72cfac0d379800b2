import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as staff from '@fairground/contract/calls/staff'
import { HEADERS } from '@fairground/contract/headers'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const COMMAND = join(import.meta.dirname, '../src/app/commands/staff-key.ts')
const run = promisify(execFile)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The command's output for a database. */
const command = (databaseUrl: string, ...words: string[]) =>
  run(process.execPath, [COMMAND, ...words], { env: { ...process.env, DATABASE_URL: databaseUrl } })

const ask = (key: string) => server.call(staff.listNotices, {}, { headers: { [HEADERS.staffKey]: key.trim() } })

test('the command makes the staff key and shows it once; rotate makes another and ends it', async () => {
  const first = (await command(server.databaseUrl)).stdout
  expect(first).toMatch(/^[0-9a-f]{64}\n$/)
  expect((await ask(first)).page).toEqual({ content: [], total: 0 })
  await expect(command(server.databaseUrl)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^A staff key of owner was made on \d{4}-\d\d-\d\d\. .* npm run staff-key -- rotate .*\.\n$/,
    ),
  })
  const second = (await command(server.databaseUrl, 'rotate')).stdout
  expect(second).not.toBe(first)
  await ask(second)
  await expect.poll(() => ask(first).then(() => 'open', String), { interval: 50 }).toContain('insufficient_permissions')
})

test('each person has an own key, and ending one leaves the others', async () => {
  const first = (await command(server.databaseUrl, 'ana')).stdout
  const second = (await command(server.databaseUrl, 'ben')).stdout
  await ask(first)
  await ask(second)
  expect((await command(server.databaseUrl, 'end', 'ana')).stdout).toBe('The key of ana has ended.\n')
  await expect.poll(() => ask(first).then(() => 'open', String), { interval: 50 }).toContain('insufficient_permissions')
  await ask(second)
  await expect(command(server.databaseUrl, 'end', 'ana')).rejects.toMatchObject({ stderr: 'ana has no staff key.\n' })
})

test('a key knows its person, and the names of all, those whose key has ended too', async () => {
  const key = (await command(server.databaseUrl, 'cleo')).stdout.trim()
  const { model, people } = await server.call(staff.whoAmI, {}, { headers: { [HEADERS.staffKey]: key } })
  expect(model).toEqual({ id: createHash('sha256').update(key).digest('hex').slice(0, 8), name: 'cleo' })
  expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['ana', 'ben', 'cleo']))
  await expect(server.call(staff.whoAmI, {}, { headers: { [HEADERS.staffKey]: 'wrong' } })).rejects.toMatchObject({
    errorName: 'insufficient_permissions',
  })
})

test('the command says in a sentence why it cannot look, and what it takes', async () => {
  await expect(command('postgres://nobody@127.0.0.1:1/nothing')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL does not let us in: .*\.\n$/),
  })
  await expect(command(server.databaseUrl, 'Two', 'names')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Use: npm run staff-key/),
  })
})
