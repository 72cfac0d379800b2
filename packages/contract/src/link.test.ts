import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatLink, type Link, parseLink } from './link.ts'
import { readActions } from './link-actions.ts'

const PAGE = 'https://site.example/game/mines'
/** Characters of the longest link that can be read. */
const LONGEST = 4096

const web = fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => new URL(url).href)
const id = fc.stringMatching(/^[\w.:-]{1,64}$/)
const visible = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => !/\p{Cc}/u.test(text))
/** Short enough that a link of them can be read, in an address too, where each letter may take nine characters. */
const actions = fc
  .dictionary(visible, fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 })
  .map((value) => JSON.parse(JSON.stringify(value)))
  .filter((value) => encodeURIComponent(JSON.stringify(value)).length < LONGEST - PAGE.length - '#action='.length)
const sitePath = fc.webPath().map((path) => (path === '' ? '/' : path))

/** Every link that there is. */
const link: fc.Arbitrary<Link> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('recharge', 'withdraw', 'logOut', 'notifications', 'login', 'register', 'moneyRain', 'back'),
  }),
  fc.record({ kind: fc.constant('action'), actions }),
  fc.record({ kind: fc.constantFrom('iframe', 'download'), url: web }),
  fc.record({ kind: fc.constant('gameId'), gameId: id, demo: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('lottery', 'lotteryRoom', 'onOpen'), id }),
  fc.record({ kind: fc.constant('anchor'), id: visible }),
  fc.record({ kind: fc.constant('signPopup'), open: fc.boolean() }),
  fc.record({ kind: fc.constant('outside'), url: web }),
  sitePath.map((path) => parseLink(path)).filter((link) => link !== undefined),
) as fc.Arbitrary<Link>

/** Schemes and tricks that must never come out, in spellings that browsers forgive. */
const hostile = fc
  .tuple(
    fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '\u0000',
      '\u00a0',
      '\ufeff',
      '#iframe=',
      '#download=',
      '#iframe= ',
      '/',
      './',
    ),
    fc.constantFrom('javascript:', 'data:text/html,', 'vbscript:', 'blob:', 'file:///', '//', '/\\', '\\\\', '/.//'),
    fc.constantFrom('alert(1)', 'evil.example', '//evil.example', '%0aalert(1)', 'https://evil.example'),
    fc.infiniteStream(fc.nat(6)),
  )
  .map(([prefix, scheme, suffix, dice]) => {
    const spell = [...scheme].map((letter) => {
      const how = dice.next().value
      if (how === 0) return letter.toUpperCase()
      if (how === 1) return `${letter}\t`
      return how === 2 ? encodeURIComponent(letter) : letter
    })
    return `${prefix}${spell.join('')}${suffix}`
  })

/** The addresses in a link that a browser may load. */
function addressesOf(link: Link): string[] {
  return [formatLink(link), ...('url' in link ? [link.url] : []), ...('to' in link ? [link.to] : [])]
}

describe('[LK-12] links', () => {
  test('[LK-12] a link of 4,096 characters is read, a longer one is malformed', () => {
    const longest = `/${'a'.repeat(LONGEST - 1)}`
    expect(parseLink(longest)).toEqual({ kind: 'path', to: longest })
    expect(parseLink(`${longest}a`)).toBeUndefined()
  })

  test('[LK-12] what is written is read as the same', () => {
    fc.assert(
      fc.property(link, (one) => {
        expect(parseLink(formatLink(one))).toEqual(one)
      }),
    )
  })

  test('[LK-12] and also after it stood in an address', () => {
    fc.assert(
      fc.property(link, (one) => {
        const text = formatLink(one)
        if (text.startsWith('#')) expect(parseLink(new URL(text, PAGE).hash)).toEqual(one)
      }),
    )
  })

  test('[LK-12] what is read is written so that it is read the same again', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.string({ unit: 'binary' }), fc.webPath()), (text) => {
        const parsedLink = parseLink(text)
        if (parsedLink) expect(parseLink(formatLink(parsedLink))).toEqual(parsedLink)
      }),
      { numRuns: 2000 },
    )
  })

  test('[LK-12] no scheme but http and https ever comes out, and a path never leaves the site', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
        const parsedLink = parseLink(text)
        if (!parsedLink) return
        for (const address of addressesOf(parsedLink)) {
          const url = new URL(address, PAGE)
          expect(url.protocol).toMatch(/^https?:$/)
          if (!/^https?:/.test(address)) expect(url.origin).toBe('https://site.example')
        }
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'https://our.example@evil.example/',
    'https://',
    'http:evil.example',
    '',
    ' ',
    '#',
    '#iframe',
    '#iframe=',
    '#iframe=javascript:alert(1)',
    '#iframe=javascript%3Aalert(1)',
    '#iframe=//evil.example',
    '#iframe=%2F%2Fevil.example',
    '#download=data:text/html,x',
    '#action',
    '#action={',
    '#action=[]',
    '#action="popup"',
    '#gameId',
    '#gameId=',
    '#gameId=../../x',
    '#anchor=',
    '#anchor=%',
    '#anchor=%00',
    '#lottery=a b',
    '#onOpen=',
    '#signPopup=maybe',
    '#login=now',
    '#anchor=\ud800',
  ])('[LK-12] %j is malformed', (text) => {
    expect(parseLink(text)).toBeUndefined()
  })

  test('[LK-12] a very long text is no link', () => {
    expect(parseLink(`/${'x'.repeat(5000)}`)).toBeUndefined()
  })

  test.each<[string, Link]>([
    ['#action={"popup":"sign-in"}', { kind: 'action', actions: { popup: 'sign-in' } }],
    ['#action={%22sound%22:false}', { kind: 'action', actions: { sound: false } }],
    ['#iframe=https://a.example/x?y=%2F#z', { kind: 'iframe', url: 'https://a.example/x?y=%2F#z' }],
    ['#iframe=https%3A%2F%2Fa.example%2Fx', { kind: 'iframe', url: 'https://a.example/x' }],
    ['#iframe=/static/a.html', { kind: 'iframe', url: '/static/a.html' }],
    ['#gameId=mines', { kind: 'gameId', gameId: 'mines', demo: false }],
    ['#gameId=sports&demo=true', { kind: 'gameId', gameId: 'sports', demo: true }],
    ['#anchor=how%20it works', { kind: 'anchor', id: 'how it works' }],
    ['#signPopup', { kind: 'signPopup', open: true }],
    ['#signPopup=true', { kind: 'signPopup', open: true }],
    ['HTTPS://A.example', { kind: 'outside', url: 'https://a.example/' }],
    [' /history?page=2 ', { kind: 'path', to: '/history?page=2' }],
    ['history', { kind: 'path', to: '/history' }],
    ['?tab=2', { kind: 'path', to: '?tab=2' }],
    ['#somewhere', { kind: 'path', to: '#somewhere' }],
    ['#toString', { kind: 'path', to: '#toString' }],
    ['#javascript:alert(1)', { kind: 'path', to: '#javascript:alert(1)' }],
  ])('[LK-12] %s is read', (text, expectedActions) => {
    expect(parseLink(text)).toEqual(expectedActions)
  })
})

test('[LK-01] known actions are read, the others are named', () => {
  const values = { popup: 'sign-in', sound: false, theme: 'dark', language: 7, toString: 1, goTo: '//evil.example' }
  expect(readActions(values)).toEqual({
    actions: { popup: 'sign-in', sound: false },
    skipped: ['theme', 'language', 'toString', 'goTo'],
  })
})
