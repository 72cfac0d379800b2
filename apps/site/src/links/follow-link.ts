import { type Link, parseLink } from '@fairground/contract/link'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { findToken } from '../kernel/token.ts'
import { logOut } from '../player/log-out.ts'
import { closePopup, openPopup } from '../popups/popups.ts'
import { isLoggedInFor } from './ask-login.ts'
import { hrefOf } from './href-of.ts'
import { goTo } from './navigate.ts'
import { openGame } from './open-game.ts'
import { scrollToElement } from './scroll-to.ts'

type Of<Kind extends Link['kind']> = Extract<Link, { kind: Kind }>
type Steps = { [Kind in Link['kind']]: (link: Of<Kind>, text: string) => void }

/** Logs, once a click, that a link does nothing. */
function say(problem: string, text: string): void {
  console.warn(`${problem}: ${text.slice(0, 200)}`)
}

async function act(actions: Of<'action'>['actions'], text: string): Promise<void> {
  const { runActions } = await loadChunk(() => import('./run-actions.ts'))
  runActions(actions, text)
}

async function open(name: string, text: string): Promise<void> {
  const { openNamed } = await loadChunk(() => import('./openers.ts'))
  if (!openNamed(name)) say('nothing is registered for a link', text)
}

/** What each kind of link does (LK-01 to LK-12). A new kind is one line here. */
const steps: Steps = {
  action: ({ actions }, text) => void act(actions, text),
  iframe: ({ url }) => openPopup({ name: 'frame', title: new URL(url, location.origin).host, url }),
  recharge: (_, text) => isLoggedInFor(text) && openPopup({ name: 'wallet', tab: 'deposit' }),
  withdraw: (_, text) => isLoggedInFor(text) && openPopup({ name: 'wallet', tab: 'withdraw' }),
  gameId: (link, text) => void openGame(link, text),
  logOut: () => findToken() !== undefined && void logOut(),
  notifications: (_, text) => isLoggedInFor(text) && goTo('/notifications'),
  anchor: ({ id }, text) => scrollToElement(id) || say('nothing on the page has the id of a link', text),
  lottery: (_, text) => goTo(hrefOf(text) ?? '/chatbet'),
  lotteryRoom: (_, text) => goTo(hrefOf(text) ?? '/chatbet'),
  login: () => findToken() === undefined && openPopup({ name: 'login' }),
  register: () => findToken() === undefined && openPopup({ name: 'register' }),
  moneyRain: () => openPopup({ name: 'red-packet' }),
  download: ({ url }) => download(url),
  signPopup: ({ open }) => (open ? openPopup({ name: 'check-in' }) : closePopup('check-in')),
  onOpen: ({ id }, text) => void open(id, text),
  back: () => history.back(),
  outside: ({ url }) => void window.open(url, '_blank', 'noopener,noreferrer'),
  path: ({ to }) => goTo(to),
}

/** Follows a link of any source: a block, a notice, a push. A malformed one only writes a log line. */
export function followLink(text: string): void {
  const link = parseLink(text)
  if (link) follow(link, text)
  else say('a link that cannot be read', text)
}

/** Whether the hash of an address is a link of ours, malformed or not; any other hash is a place on the page. */
export function isLink(hash: string): boolean {
  return hash.length > 1 && parseLink(hash)?.kind !== 'path'
}

/**
 * Follows the hash of the page's address. Anybody can send such an address, so it never shows another site's page as if
 * it were ours.
 */
export function followAddress(hash: string): void {
  const link = parseLink(hash)
  if (link && 'url' in link && !link.url.startsWith('/')) say('a link to another site in the address', hash)
  else followLink(hash)
}

function follow<Kind extends Link['kind']>(link: Of<Kind>, text: string): void {
  steps[link.kind as Kind](link, text)
}

/** Saves a file of this site; one of another site opens in its own window, where that site's server decides. */
function download(url: string): void {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.rel = 'noopener noreferrer'
  if (anchor.origin === location.origin) anchor.download = ''
  else anchor.target = '_blank'
  anchor.click()
}
