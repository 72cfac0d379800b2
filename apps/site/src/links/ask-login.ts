import { findToken } from '../kernel/token.ts'
import { openPopup } from '../popups/popups.ts'

/** True for a player. Opens the login for a visitor; after it the site follows the link again. */
export function isLoggedInFor(link: string): boolean {
  if (findToken() !== undefined) return true
  openPopup({ name: 'login', reason: 'needed', goTo: link })
  return false
}
