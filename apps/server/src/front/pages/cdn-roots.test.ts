import { expect, test } from 'vitest'
import { callHostsOf, readRoot } from './cdn-roots.ts'

test('[SU-11] a root is an address without a final slash; an invalid address or another protocol gives an empty root', () => {
  expect(readRoot('https://cdn.example/fair/', 'api')).toBe('https://cdn.example/fair')
  expect(readRoot('http://127.0.0.1:9000', 'api')).toBe('http://127.0.0.1:9000')
  expect(readRoot('wss://live.example/', 'wss')).toBe('wss://live.example')
  expect(readRoot('https://live.example', 'wss')).toBe('https://live.example')
  for (const wrong of ['', 'cdn.example', 'javascript:alert(1)', 'wss://live.example'])
    expect(readRoot(wrong, 'api'), wrong).toBe('')
})

test('[SU-11] pages may call exactly the hosts of the roots, the live one by WebSocket and polling', () => {
  expect(callHostsOf({ apiCdnRoot: '', wssCdnRoot: '' })).toEqual([])
  expect(callHostsOf({ apiCdnRoot: 'https://cdn.example/fair', wssCdnRoot: 'wss://live.example/x' })).toEqual([
    'https://cdn.example',
    'wss://live.example',
    'https://live.example',
  ])
  const one = 'http://127.0.0.1:9000'
  expect(callHostsOf({ apiCdnRoot: one, wssCdnRoot: one })).toEqual([one, 'ws://127.0.0.1:9000'])
})

test('[SU-11] a setting adds only a host to the policy', () => {
  const root = readRoot('https://cdn.example/;script-src *', 'api')
  expect(callHostsOf({ apiCdnRoot: root, wssCdnRoot: '' })).toEqual(['https://cdn.example'])
})
