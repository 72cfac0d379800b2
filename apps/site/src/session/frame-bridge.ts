import { closePopup, onPopup, openPopup, type PopupRequest } from './popups.ts'

const KIND = 'fairground.popup'

/**
 * In a game's frame: a popup that is asked for opens in the shell around it, which has room for it. Opened on its own
 * (no shell around), the frame leads to the site instead.
 */
export function forwardPopups(): void {
  onPopup((popup) => {
    closePopup(popup.name)
    if (window.parent === window) location.assign(popup.name === 'login' ? '/#login' : '/#recharge')
    else window.parent.postMessage({ kind: KIND, popup }, location.origin)
  })
}

/** In the shell: opens what a frame of our own origin asks for, until the returned function is called. */
export function receivePopups(): () => void {
  const take = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && isPopupMessage(data)) openPopup(data.popup)
  }
  addEventListener('message', take)
  return () => removeEventListener('message', take)
}

function isPopupMessage(data: unknown): data is { kind: typeof KIND; popup: PopupRequest } {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === KIND && 'popup' in data
}
