import { type LinkActions, type LinkPopup, readActions } from '@fairground/contract/link-actions'
import { findLocale } from '@fairground/phrases'
import { setSound } from '../kernel/browser/sound.ts'
import { queryClient } from '../kernel/query-client.ts'
import { findToken } from '../kernel/token.ts'
import { switchLanguage } from '../player/language/choose-language.ts'
import { setPopupState } from '../popups/popup-state.ts'
import { closePopup, openPopup, openPopups, type PopupRequest } from '../popups/popups.ts'
import { isLoggedInFor } from './ask-login.ts'
import { goTo } from './navigate.ts'
import { scrollToElement } from './scroll-to.ts'

type Steps = { [Key in keyof LinkActions]-?: (value: NonNullable<LinkActions[Key]>, link: string) => void }

/** The effect of each key of `#action={…}`, in the order in which they run. */
const steps: Steps = {
  closePopups: () => {
    for (const { name } of openPopups()) closePopup(name)
  },
  sound: setSound,
  language: (tag) => {
    const locale = findLocale(tag)
    if (locale) void switchLanguage(locale)
  },
  refresh: () => void queryClient.invalidateQueries(),
  goTo,
  anchor: (id) => void scrollToElement(id),
  popupState: setPopupState,
  popup: (name, link) => {
    if (isForNow(name, link)) openPopup(requestOf(name), { isRequested: true })
  },
}

/** Popups for players only. */
const needPlayer: readonly LinkPopup[] = ['wallet', 'devices']
/** Popups for visitors only. */
const needVisitor: readonly LinkPopup[] = ['login', 'register']

function isForNow(name: LinkPopup, link: string): boolean {
  if (needVisitor.includes(name)) return findToken() === undefined
  return !needPlayer.includes(name) || isLoggedInFor(link)
}

function requestOf(name: LinkPopup): PopupRequest {
  if (name === 'wallet') return { name, tab: 'deposit' }
  return name === 'sign-in' ? { name: 'check-in' } : { name }
}

/** Runs the actions of a link; skips and logs the keys that this version does not know. */
export function runActions(fields: Readonly<Record<string, unknown>>, link: string): void {
  const { actions, skipped: skippedKeys } = readActions(fields)
  if (skippedKeys.length > 0) console.warn(`actions of a link that are not known: ${skippedKeys.join(', ')}`)
  for (const key of Object.keys(steps) as (keyof LinkActions)[]) {
    // Key and value belong together, but the compiler cannot follow that through a loop.
    const step = steps[key] as (value: unknown, link: string) => void
    if (actions[key] !== undefined) step(actions[key], link)
  }
}
