import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as staff from '@fairground/contract/calls/staff'
import { HEADERS } from '@fairground/contract/headers'
import { permissions } from '@fairground/contract/permissions'
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
  const id = createHash('sha256').update(key).digest('hex').slice(0, 8)
  expect(model).toEqual({ id, name: 'cleo', may: [...permissions] })
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

test('a key is made for some areas, keeps them when it is replaced, and the owner keeps everything', async () => {
  const mayOf = async (key: string) =>
    (await server.call(staff.whoAmI, {}, { headers: { [HEADERS.staffKey]: key.trim() } })).model.may
  const chat = ['support.read', 'chat.read', 'chat.change']
  expect(await mayOf((await command(server.databaseUrl, 'dora', '--may', 'chat,support.read')).stdout)).toEqual(chat)
  expect(await mayOf((await command(server.databaseUrl, 'rotate', 'dora')).stdout)).toEqual(chat)
  const another = (await command(server.databaseUrl, 'rotate', 'dora', '--may', 'documents')).stdout
  expect(await mayOf(another)).toEqual(['documents.read', 'documents.change'])
  await expect(ask(another)).rejects.toMatchObject({ errorName: 'insufficient_permissions' })
  expect(await mayOf((await command(server.databaseUrl, 'rotate')).stdout)).toEqual([...permissions])
  const refusals: [words: string[], line: RegExp][] = [
    [['eva', '--may', 'chat,everything'], /^--may takes areas, .*withdrawals, .*chat.* Unknown: everything\.\n$/],
    [['eva', '--may'], /Unknown: nothing given/],
    [['owner', '--may', 'chat'], /^The owner may do everything/],
    [['end', 'dora', '--may', 'chat'], /^Use: npm run staff-key/],
  ]
  for (const [words, line] of refusals) {
    await expect(command(server.databaseUrl, ...words)).rejects.toMatchObject({ stderr: expect.stringMatching(line) })
  }
})
