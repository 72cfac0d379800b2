import { findFileAddress, findSitePath, findWebAddress } from './safe-address.ts'

/** The words without a value: `#recharge`. */
const bareWords = ['recharge', 'withdraw', 'logOut', 'notifications', 'login', 'register', 'moneyRain', 'back'] as const

/** A parsed link. A link of ours is `#word` or `#word=value`, and its kind is the word. */
export type Link =
  | { kind: (typeof bareWords)[number] }
  /** Actions by key, unchecked; see `readActions`. */
  | { kind: 'action'; actions: Readonly<Record<string, unknown>> }
  /** An address of the web, or a path of this site. */
  | { kind: 'iframe' | 'download'; url: string }
  | { kind: 'gameId'; gameId: string; demo: boolean }
  | { kind: 'lottery' | 'lotteryRoom' | 'onOpen'; id: string }
  /** The id of an element on the page. */
  | { kind: 'anchor'; id: string }
  | { kind: 'signPopup'; open: boolean }
  /** An absolute http address, which opens in a new window. */
  | { kind: 'outside'; url: string }
  /** A path of this site, or `?query` or `#hash` of the page on screen. */
  | { kind: 'path'; to: string }

/** The longest link. */
const LONGEST = 4096
const ID = /^[\w.:-]{1,64}$/
const WORD = /^#(\w+)(?:=(.*))?$/s

type Reader = (value: string) => Link | undefined

const readId =
  (kind: 'lottery' | 'lotteryRoom' | 'onOpen'): Reader =>
  (value) =>
    ID.test(value) ? { kind, id: value } : undefined

const readUrl =
  (kind: 'iframe' | 'download'): Reader =>
  (value) => {
    const url = findFileAddress(value) ?? findFileAddress(decode(value) ?? '')
    return url === undefined ? undefined : { kind, url }
  }

/** The reader of each word with a value. A new word needs a line here, in `formatLink` and where the site runs it. */
const readers: Readonly<Record<string, Reader>> = {
  action: readAction,
  iframe: readUrl('iframe'),
  download: readUrl('download'),
  gameId: readGame,
  lottery: readId('lottery'),
  lotteryRoom: readId('lotteryRoom'),
  onOpen: readId('onOpen'),
  anchor: (value) => {
    const id = decode(value)
    return id ? { kind: 'anchor', id } : undefined
  },
  signPopup: (value) =>
    value === 'true' || value === 'false' ? { kind: 'signPopup', open: value === 'true' } : undefined,
}

function readGame(value: string): Link | undefined {
  const [gameId = '', ...options] = value.split('&')
  const demo = new URLSearchParams(options.join('&')).get('demo') === 'true'
  return ID.test(gameId) ? { kind: 'gameId', gameId, demo } : undefined
}

/** Reads the JSON, plain or percent-encoded. */
function readAction(value: string): Link | undefined {
  for (const text of [value, decode(value) ?? '']) {
    try {
      const actions: unknown = JSON.parse(text)
      if (typeof actions !== 'object' || actions === null || Array.isArray(actions)) return undefined
      return { kind: 'action', actions: { ...actions } }
    } catch {
      // Try the percent-encoded text.
    }
  }
  return undefined
}

/** Decodes a percent-encoded value; `undefined` for an invalid one and for control characters. */
function decode(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value)
    return /\p{Cc}/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Reads a link of a block, a notice, a push or an address. A text without one of our words is a path of the site.
 * @returns `undefined` for a malformed value and for any scheme but http and https: such a link does nothing
 */
export function parseLink(text: string): Link | undefined {
  if (text.length > LONGEST || /\p{Cc}/u.test(text) || !text.isWellFormed()) return undefined
  const trimmedText = text.trim()
  const [, word = '', value] = WORD.exec(trimmedText) ?? []
  const bareWord = bareWords.find((knownWord) => knownWord === word)
  if (bareWord) return value === undefined ? { kind: bareWord } : undefined
  if (word === 'signPopup' && value === undefined) return { kind: 'signPopup', open: true }
  if (Object.hasOwn(readers, word)) return value === undefined ? undefined : readers[word]?.(value)
  const url = findWebAddress(trimmedText)
  if (url !== undefined) return { kind: 'outside', url }
  const path = findSitePath(trimmedText)
  return path === undefined ? undefined : { kind: 'path', to: path }
}

/** Writes a link; `parseLink` reads the same link from it, even after it was part of an address. */
export function formatLink(link: Link): string {
  switch (link.kind) {
    case 'action':
      return `#action=${encodeURIComponent(JSON.stringify(link.actions))}`
    case 'iframe':
    case 'download':
      return `#${link.kind}=${link.url}`
    case 'gameId':
      return `#gameId=${link.gameId}${link.demo ? '&demo=true' : ''}`
    case 'lottery':
    case 'lotteryRoom':
    case 'onOpen':
      return `#${link.kind}=${link.id}`
    case 'anchor':
      return `#anchor=${encodeURIComponent(link.id)}`
    case 'signPopup':
      return link.open ? '#signPopup' : '#signPopup=false'
    case 'outside':
      return link.url
    case 'path':
      return link.to
    default:
      return `#${link.kind}`
  }
}
