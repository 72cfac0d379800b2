import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const PAGE = { scriptDigests: [], previewOrigin: '', callHosts: [], path: '/', sandbox: false }

const framers = (path: string, previewOrigin: string) =>
  /frame-ancestors ([^;]*)$/.exec(contentSecurityPolicy({ ...PAGE, previewOrigin, path }))?.[1]

test('[RT-06] any site may frame the pages for frames; only the site may frame others', () => {
  expect(['/h5/mines', '/chatbet'].map((path) => framers(path, ''))).toEqual(['*', '*'])
  expect(['/', '/h5x', '/chatlive', '/game/mines'].map((path) => framers(path, ''))).toEqual(Array(4).fill("'self'"))
})

test('[DS-05] the studio may frame every page, from the origin that the operator has set', () => {
  expect(framers('/', 'https://studio.example')).toBe("'self' https://studio.example")
})

test('[SU-11] a page may call its own host and the operator’s hosts', () => {
  const connectSources = (callHosts: string[]) =>
    /connect-src ([^;]*);/.exec(contentSecurityPolicy({ ...PAGE, callHosts }))?.[1]
  expect(connectSources([])).toBe("'self'")
  expect(connectSources(['https://api.example', 'wss://live.example'])).toBe(
    "'self' https://api.example wss://live.example",
  )
})

test('frames of this machine are allowed only while the sandbox is on, whose checkout runs there', () => {
  const frameSources = (sandbox: boolean) => /frame-src ([^;]*);/.exec(contentSecurityPolicy({ ...PAGE, sandbox }))?.[1]
  expect(frameSources(false)).toBe("'self' https:")
  expect(frameSources(true)).toBe("'self' https: http://127.0.0.1:* http://localhost:*")
})
