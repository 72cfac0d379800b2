import * as auth from '@fairground/contract/calls/auth'
import { startTestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from './live-client.ts'
import { openSeveral, type Several } from './several.ts'

let all: Several
beforeAll(async () => {
  all = await openSeveral()
})
afterAll(() => all.stop())

test('a process without the role web says whether it is well, and answers no call and no page', async () => {
  const { url } = all.table.server
  const statusOf = async (path: string, method = 'GET') => (await fetch(url + path, { method })).status
  expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => statusOf(path)))).toEqual([200, 200, 200])
  expect(await statusOf('/')).toBe(404)
  expect(await statusOf('/api/auth/user_info', 'POST')).toBe(404)
  expect(await statusOf('/sock.io/?EIO=4&transport=polling')).toBe(404)
  const { model } = await all.one.call(auth.register, {
    account: 'roles_player',
    password: 'a sound horse battery',
    age: 99,
  })
  expect(model.token).toBeDefined()
  await expect(openLive(url, all.one.call)).rejects.toThrow()
})

test('a process with the role web alone takes no lease', async () => {
  const alone = await startTestServer({
    pace: {},
    environment: {
      ROLES: 'web',
      BUS_URL: `hub:${all.table.server.parts.config.hubPath}`,
    },
  })
  expect((await fetch(`${alone.url}/readyz`)).status).toBe(200)
  expect(await alone.parts.db.selectFrom('lease').selectAll().execute()).toEqual([])
  await alone.stop()
})
