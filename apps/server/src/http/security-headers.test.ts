import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const framers = (path: string, previewOrigin: string) =>
  /frame-ancestors ([^;]*)$/.exec(contentSecurityPolicy({ scriptDigests: [], previewOrigin, callHosts: [] }, path))?.[1]

test('[RT-06] pages made for frames may be framed by anyone, all others by the site alone', () => {
  expect(['/h5/mines', '/chatbet'].map((path) => framers(path, ''))).toEqual(['*', '*'])
  expect(['/', '/h5x', '/chatlive', '/game/mines'].map((path) => framers(path, ''))).toEqual(Array(4).fill("'self'"))
})

test('[DS-05] the studio may frame every page, from the origin that the operator has set', () => {
  expect(framers('/', 'https://studio.example')).toBe("'self' https://studio.example")
})

test('[SU-11] a page may call its own host, and those that the operator has set', () => {
  const called = (callHosts: string[]) =>
    /connect-src ([^;]*);/.exec(contentSecurityPolicy({ scriptDigests: [], previewOrigin: '', callHosts }, '/'))?.[1]
  expect(called([])).toBe("'self'")
  expect(called(['https://api.example', 'wss://live.example'])).toBe("'self' https://api.example wss://live.example")
})
