import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { lazyScreen } from '../app/load-chunk.ts'
import { type PopupRequest, useOpenPopups } from '../session/popups.ts'

/** What a popup gets: its request and its layer. */
export interface PopupProps<Name extends PopupRequest['name'] = PopupRequest['name']> {
  request: Extract<PopupRequest, { name: Name }>
  layer: number
}

type Screens = { [Name in PopupRequest['name']]: LazyExoticComponent<ComponentType<PopupProps<Name>>> }

/** The screen of each popup, fetched when it is first opened. A new popup is one line here. */
const screens: Screens = {
  login: lazyScreen(() => import('../features/account/login-popup.tsx'), 'LoginPopup'),
  register: lazyScreen(() => import('../features/account/register-popup.tsx'), 'RegisterPopup'),
  wallet: lazyScreen(() => import('../features/wallet/wallet-popup.tsx'), 'WalletPopup'),
  'recharge-notice': lazyScreen(() => import('../features/wallet/recharge-notice.tsx'), 'RechargeNotice'),
  devices: lazyScreen(() => import('../features/account/devices-popup.tsx'), 'DevicesPopup'),
  language: lazyScreen(() => import('../features/account/language-popup.tsx'), 'LanguagePopup'),
  menu: lazyScreen(() => import('./menu-popup.tsx'), 'MenuPopup'),
}

/** The open popups, in layers that rise from 1000 (PO-02). */
export function Popups() {
  const open = useOpenPopups()
  return open.map((request, at) => {
    const Screen = screens[request.name] as ComponentType<PopupProps>
    return (
      <Suspense key={request.name} fallback={<Mask layer={1000 + at} />}>
        <Screen request={request} layer={1000 + at} />
      </Suspense>
    )
  })
}

/** What a press answers with until the popup's chunk is there. */
function Mask({ layer }: { layer: number }) {
  return <div aria-hidden="true" style={{ zIndex: layer }} className="fixed inset-0 bg-[var(--design-blur-color)]" />
}
