import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let staffFolder: string
beforeAll(async () => {
  staffFolder = await mkdtemp(join(tmpdir(), 'fairground-staff-'))
  await mkdir(join(staffFolder, 'assets'))
  await writeFile(join(staffFolder, 'index.html'), 'the staff page')
  await writeFile(join(staffFolder, '.sources'), 'secret')
  await writeFile(join(staffFolder, 'assets', 'index-abc.js'), 'script')
  await writeFile(join(staffFolder, 'assets', 'notes.html'), 'no asset')
  server = await startTestServer({ staffFolder })
})
afterAll(async () => {
  await server.stop()
  await rm(staffFolder, { recursive: true, force: true })
})

const get = (path: string, method = 'GET') => fetch(server.url + path, { method })

test('the staff page is not kept, not listed, not framed, and runs scripts of our own files alone', async () => {
  for (const path of ['/staff', '/staff/', '/staff?x=1']) {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, 'the staff page'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    const policy = (response.headers.get('content-security-policy') ?? '').split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]),
    )
  }
  expect((await get('/staff', 'HEAD')).status).toBe(200)
})

test('its files are immutable, and nothing else of the folder is served', async () => {
  const script = await get('/staff/assets/index-abc.js')
  expect(await script.text()).toBe('script')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-type')).toMatch(/javascript/)
  for (const path of [
    '/staff/assets/notes.html',
    '/staff/assets/',
    '/staff/assets/..%2f.sources',
    '/staff/.sources',
    '/staff/assets/none.js',
  ]) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).not.toContain('secret')
  }
})

test('without a build the page says so', async () => {
  await rm(join(staffFolder, 'index.html'))
  const response = await get('/staff')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('not built')
})
