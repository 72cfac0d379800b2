import { parseLink } from '@fairground/contract/link'
import { type EventMessage, GAME_SWITCHED } from '@fairground/contract/live'
import { NOTICES_CHANGED } from '@fairground/contract/notice'
import { type Toast, toast } from '@fairground/ui/toast-store'
import { playNoticeSound } from '../kernel/browser/sound.ts'
import { whenPrepared } from '../kernel/chunks/load-chunk.ts'
import { translateNow } from '../kernel/language/language.ts'
import { findToken, isLeft, onTokenChange } from '../kernel/token.ts'
import { followLink } from '../links/follow-link.ts'
import { announceWin } from '../live/announce-win.ts'
import { applyNewNotices } from '../live/apply.ts'
import { onLiveMessage } from '../live/listeners.ts'
import { forgetEvents, noteEvent } from '../live/noticed-events.ts'
import { learnNoticeTime } from '../player/notice-time.ts'
import { checkPurchases } from '../player/purchases/purchase-watch.ts'
import { openPopups } from '../popups/popups.ts'
import { offerApp } from './offer-app.ts'

/**
 * Reloads the notices and the user and plays the tone, when the notices changed later than this device knows (PU-06).
 */
export function applyNoticeTime({ event, extra }: EventMessage): void {
  const time = extra?.noticeUpdateTime
  if (event !== NOTICES_CHANGED || typeof time !== 'number' || learnNoticeTime(time) === 'known') return
  applyNewNotices()
  void playNoticeSound()
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * The button for a push's link (LK-12); none for a link that cannot be read or would run something, which the log
 * names.
 */
function actionOf(link: string | undefined): Pick<Toast, 'action'> {
  if (link === undefined) return {}
  if (parseLink(link)) return { action: { label: translateNow('notices.open'), press: () => followLink(link) } }
  console.warn(`a link of a push that cannot be read: ${link.slice(0, 200)}`)
  return {}
}

/**
 * Shows an event's notification, if it has the flag for one: its title, else `Notification`, its description, and a
 * button for its link.
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

/** Tells of a withdrawal in words that are fetched with it: a page that has none waits for them. */
function tellOfWithdrawal(end: 'Approved' | 'Paid' | 'Declined', tone: Toast['tone']): void {
  const tell = () =>
    toast(translateNow(`withdraw.toast${end}`), {
      kind: 'notification',
      tone,
      text: translateNow(`withdraw.toast${end}Text`),
    })
  if (translateNow(`withdraw.toast${end}`) !== '') tell()
  else void whenPrepared().then(tell)
}

/** What some events show beside their notification and their notice popup. */
const effects: Readonly<Record<string, () => void>> = {
  recharge_success: () => {
    const text = translateNow('shell.rechargedText')
    toast(translateNow('shell.recharged'), { kind: 'notification', tone: 'win', text })
    void checkPurchases('all')
    void offerApp()
  },
  withdraw_approved: () => tellOfWithdrawal('Approved', 'info'),
  withdraw_paid: () => tellOfWithdrawal('Paid', 'win'),
  withdraw_declined: () => tellOfWithdrawal('Declined', 'loss'),
  authenticator_bound: () => void toast(translateNow('security.boundToast'), { kind: 'notification', tone: 'info' }),
  kyc_changed: () => {
    // The open popup shows the news itself.
    if (openPopups().some(({ name }) => name === 'kyc')) return
    toast(translateNow('kyc.changed'), { kind: 'notification', tone: 'info' })
  },
  // The page that logs out says so itself.
  session_revoked: () => {
    if (!isLeft(findToken())) toast(translateNow('shell.revoked'), { kind: 'notification', tone: 'info' })
  },
}

/** Tells a player at a game that it takes no more bets; an open round there goes on. */
function notifyOfClosing({ event, extra }: EventMessage): void {
  if (event !== GAME_SWITCHED || extra?.enabled !== false || location.pathname !== `/game/${extra.gameId}`) return
  toast(translateNow('errors.game_maintenance'), { kind: 'notification', tone: 'info' })
}

/**
 * Shows an event to the player (PU-05). `apply.ts` changes the cache, and the notices make its notice popup. A page
 * whose player has logged out ignores the events of an account.
 */
export function showEvent(message: EventMessage): void {
  if (message.userId !== undefined && findToken() === undefined) return
  notify(message)
  notifyOfClosing(message)
  if (Object.hasOwn(effects, message.event)) effects[message.event]?.()
}

/** Shows events and wins to the player from now on. Called once, by the page that has the popups. */
export function startNotifications(): void {
  onTokenChange(forgetEvents)
  onLiveMessage((message) => {
    if (message.type !== 'event') return announceWin(message)
    applyNoticeTime(message)
    noteEvent(message.event)
    showEvent(message)
  })
}
