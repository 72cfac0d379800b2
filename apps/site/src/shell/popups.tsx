import { PopupPhaseContext } from '@fairground/ui'
import { type ComponentType, type LazyExoticComponent, Suspense, useEffect } from 'react'
import { lazyScreen } from '../app/load-chunk.ts'
import { shownPopups } from '../session/popup-stack.ts'
import { closePopup, type PopupName, type RequestOf, rememberPopups, usePopups } from '../session/popups.ts'

/** What a popup gets: its request and its layer. */
export interface PopupProps<Name extends PopupName = PopupName> {
  request: RequestOf<Name>
  layer: number
}

type Screens = { [Name in PopupName]?: LazyExoticComponent<ComponentType<PopupProps<Name>>> }

/** The screen of each popup, fetched when it is first opened. A new popup is one line here. */
const screens: Screens = {
  login: lazyScreen(() => import('../features/account/login-popup.tsx'), 'LoginPopup'),
  register: lazyScreen(() => import('../features/account/register-popup.tsx'), 'RegisterPopup'),
  wallet: lazyScreen(() => import('../features/wallet/wallet-popup.tsx'), 'WalletPopup'),
  'recharge-notice': lazyScreen(() => import('../features/wallet/recharge-notice.tsx'), 'RechargeNotice'),
  devices: lazyScreen(() => import('../features/account/devices-popup.tsx'), 'DevicesPopup'),
  language: lazyScreen(() => import('../features/account/language-popup.tsx'), 'LanguagePopup'),
  terms: lazyScreen(() => import('../features/popups/terms-popup.tsx'), 'TermsPopup'),
  menu: lazyScreen(() => import('./menu-popup.tsx'), 'MenuPopup'),
}

/** Popups lie over everything but toasts, each over those before it (PO-02). */
const FIRST_LAYER = 1000

/** The popups that show, and those that are on their way out. */
export function Popups() {
  const { open, closing } = usePopups()
  useEffect(() => rememberPopups(), [])
  const shown = shownPopups(open, 'stacked')
  const leaving = closing.map(({ popup }) => popup)
  return [...shown, ...leaving].map((request, at) => {
    const Screen = screens[request.name] as ComponentType<PopupProps> | undefined
    const phase = leaving.includes(request) ? 'closing' : 'opening'
    const layer = FIRST_LAYER + at
    return (
      <PopupPhaseContext key={request.name} value={phase}>
        <Suspense fallback={phase === 'opening' && <Mask layer={layer} />}>
          {Screen ? <Screen request={request} layer={layer} /> : <NoScreen name={request.name} />}
        </Suspense>
      </PopupPhaseContext>
    )
  })
}

/** A popup whose screen is not built: it says so in the log and does not stand in the way. */
function NoScreen({ name }: { name: PopupName }) {
  useEffect(() => {
    console.warn(`there is no popup ${name} yet`)
    closePopup(name)
  }, [name])
  return null
}

/** What a press answers with until the popup's chunk is there. */
function Mask({ layer }: { layer: number }) {
  return <div aria-hidden="true" style={{ zIndex: layer }} className="fixed inset-0 bg-[var(--design-blur-color)]" />
}
