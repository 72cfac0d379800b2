import { findToken } from '../kernel/token.ts'
import { openPopup } from '../popups/popups.ts'

/** True for a player. A visitor is asked to log in first, and after that the link is followed again. */
export function isLoggedInFor(link: string): boolean {
  if (findToken() !== undefined) return true
  openPopup({ name: 'login', reason: 'needed', goTo: link })
  return false
}
