import { type EventMessage, GAME_SWITCHED, parseLink } from '@fairground/contract'
import { type Toast, toast } from '@fairground/ui'
import { translateNow } from '../kernel/language/language.ts'
import { findToken, onTokenChange } from '../kernel/token.ts'
import { followLink } from '../links/follow-link.ts'
import { announceWin } from '../live/announce-win.ts'
import { onLiveMessage } from '../live/listeners.ts'
import { hearOfNotices } from '../live/notice-news.ts'
import { forgetEvents, noteEvent } from '../live/noticed-events.ts'
import { checkPurchases } from '../player/purchases/purchase-watch.ts'
import { offerApp } from './offer-app.ts'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The way to where a push leads (LK-12); one that cannot be read, or would run something, has none and says so. */
function actionOf(link: string | undefined): Pick<Toast, 'action'> {
  if (link === undefined) return {}
  if (parseLink(link)) return { action: { label: translateNow('notices.open'), press: () => followLink(link) } }
  console.warn(`a link of a push that cannot be read: ${link.slice(0, 200)}`)
  return {}
}

/**
 * Shows an event's notification, if it has the flag for one: its title, else `Notification`, its description, and a button
 * for its link.
 */
function notify({ extra }: EventMessage): void {
  if (extra?.pop !== true) return
  const text = textOf(extra.description)
  const title = textOf(extra.title) ?? translateNow('shell.noticeTitle')
  toast(title, {
    kind: 'notification',
    tone: 'info',
    ...(text !== undefined && { text }),
    ...actionOf(textOf(extra.link)),
  })
}

/** What the player sees of some events beside their notification and their notice popup. */
const shows: Readonly<Record<string, () => void>> = {
  recharge_success: () => {
    const text = translateNow('shell.rechargedText')
    toast(translateNow('shell.recharged'), { kind: 'notification', tone: 'win', text })
    void checkPurchases('all')
    void offerApp()
  },
  authenticator_bound: () => void toast(translateNow('security.boundToast'), { kind: 'notification', tone: 'info' }),
  session_revoked: () => void toast(translateNow('shell.revoked'), { kind: 'notification', tone: 'info' }),
}

/** Whoever is at a game hears that it takes no more bets; what is open there goes on. */
function tellOfClosing({ event, extra }: EventMessage): void {
  if (event !== GAME_SWITCHED || extra?.enabled !== false || location.pathname !== `/game/${extra.gameId}`) return
  toast(translateNow('errors.game_maintenance'), { kind: 'notification', tone: 'info' })
}

/**
 * Tells the player of an event (PU-05); what it changes in the cache is in `apply.ts`, and its notice popup comes from
 * the notices. An event of an account is of no concern to a page whose player has left.
 */
export function tellPlayer(message: EventMessage): void {
  if (message.userId !== undefined && findToken() === undefined) return
  notify(message)
  tellOfClosing(message)
  if (Object.hasOwn(shows, message.event)) shows[message.event]?.()
}

/** Tells the player of events and wins from now on. Called once, by the page that has the popups. */
export function startTelling(): void {
  onTokenChange(forgetEvents)
  onLiveMessage((message) => {
    if (message.type !== 'event') return announceWin(message)
    hearOfNotices(message)
    noteEvent(message.event)
    tellPlayer(message)
  })
}
