import { closePopup, onPopup, type PopupName } from '../../popups/popups.ts'

/** The popups that a page in a frame leaves to the window around it, with the hash that opens each there. */
const onTop: Readonly<Partial<Record<PopupName, string>>> = {
  login: '#login',
  register: '#register',
  wallet: '#recharge',
  'recharge-notice': '#recharge',
}

/**
 * In a frame of another site: what asks for a password or money opens this page in the window around the frame, where the
 * player sees whose page it is. Until the returned function is called.
 */
export function openOnTop(): () => void {
  return onPopup(({ name }) => {
    const hash = onTop[name]
    if (hash === undefined) return
    closePopup(name)
    window.open(`${location.pathname}${location.search}${hash}`, '_top')
  })
}
