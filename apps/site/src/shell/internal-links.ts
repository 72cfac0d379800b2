import { logOut } from '../session/log-out.ts'
import { openPopup } from '../session/popups.ts'
import { findToken } from '../session/token.ts'
import { askLoginFor } from './ask-login.ts'

/** What an internal link may ask for, by the word after `#` (LK-03, LK-05, LK-06). A new one is one line. */
const links: Readonly<Record<string, () => void>> = {
  recharge: () => askLoginFor({ name: 'wallet', tab: 'deposit' }),
  login: () => findToken() === undefined && openPopup({ name: 'login' }),
  register: () => findToken() === undefined && openPopup({ name: 'register' }),
  logOut: () => void logOut(),
  back: () => history.back(),
}

/** Does what a link's value asks for. Any other value, an anchor among them, is left to the browser. */
export function followInternalLink(hash: string): boolean {
  const name = hash.replace(/^#/, '')
  if (!Object.hasOwn(links, name)) return false
  links[name]?.()
  return true
}
