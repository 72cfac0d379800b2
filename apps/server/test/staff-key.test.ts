import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HEADERS, staff } from '@fairground/contract'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const COMMAND = join(import.meta.dirname, '../src/staff/staff-key-command.ts')
const run = promisify(execFile)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** What the command prints about a database. */
const print = (databaseUrl: string) =>
  run(process.execPath, [COMMAND], { env: { ...process.env, DATABASE_URL: databaseUrl } })

test('[OP-04] the command prints the staff key of the installation, the same each time, and servers take it', async () => {
  const { stdout } = await print(server.databaseUrl)
  expect(stdout).toMatch(/^[0-9a-f]{64}\n$/)
  expect((await print(server.databaseUrl)).stdout).toBe(stdout)
  const { page } = await server.call(staff.listNotices, {}, { headers: { [HEADERS.staffKey]: stdout.trim() } })
  expect(page).toEqual({ content: [], total: 0 })
})

test('[OP-04] the command says in a sentence why it cannot look', async () => {
  await expect(print('postgres://nobody@127.0.0.1:1/nothing')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATABASE_URL does not let us in: .*\.\n$/),
  })
})
