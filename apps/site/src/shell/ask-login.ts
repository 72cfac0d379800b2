import { openPopup, type PopupRequest } from '../session/popups.ts'
import { findToken } from '../session/token.ts'

/** Opens a popup that needs a player; somebody who is logged out is asked to log in first. */
export function askLoginFor(popup: PopupRequest): void {
  openPopup(findToken() === undefined ? { name: 'login', reason: 'needed' } : popup)
}
