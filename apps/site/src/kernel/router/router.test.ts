import { describe, expect, it } from 'vitest'
import { resolveTo } from './location.ts'
import { branchesOf, findMatch, type RouteNode } from './match.ts'

const route = (path: string | undefined, element: string, children: RouteNode<string>[] = []) => ({
  path,
  element,
  children,
})

describe('routes', () => {
  const branches = branchesOf([
    route('chat', 'chat'),
    route(undefined, 'shell', [
      route('*', 'lost'),
      route('page/:id', 'page'),
      route('page/new', 'new page'),
      { index: true, element: 'lobby', children: [] },
      route('game/:gameId', 'game'),
    ]),
  ])
  const matchOf = (path: string) => findMatch(branches, path)

  it.each([
    ['/', ['shell', 'lobby'], {}],
    ['/chat', ['chat'], {}],
    ['/CHAT/', ['chat'], {}],
    ['/page/terms', ['shell', 'page'], { id: 'terms' }],
    ['/page/a%20b', ['shell', 'page'], { id: 'a b' }],
    ['/page/%E0%A4', ['shell', 'page'], { id: '%E0%A4' }],
    ['/page/new', ['shell', 'new page'], {}],
    ['/page', ['shell', 'lost'], {}],
    ['/game/mines/', ['shell', 'game'], { gameId: 'mines' }],
    ['/game/mines/more', ['shell', 'lost'], {}],
    ['/chatter', ['shell', 'lost'], {}],
  ])('%s is found, the most specific first', (path, elements, params) => {
    expect(matchOf(path)).toEqual({ elements, params })
  })
})

describe('an address', () => {
  const from = { pathname: '/game/mines', search: '?demo=true' }

  it.each([
    ['/history', '/history'],
    ['?page=2', '/game/mines?page=2'],
    ['#fair', '/game/mines?demo=true#fair'],
    ['/a/../b', '/b'],
  ])('%s is resolved on the page where it stands', (to, address) => {
    expect(resolveTo(to, from)).toBe(address)
  })

  it('of parts leaves out what is not given, but for the path', () => {
    expect(resolveTo({ search: '?x=1' }, from)).toBe('/game/mines?x=1')
    expect(resolveTo({ pathname: '/' }, from)).toBe('/')
  })

  it('never leads to another site', () => {
    expect(resolveTo('//evil.example/x', from)).toBe('/x')
    expect(resolveTo('https://evil.example/x', from)).toBe('/x')
  })
})
