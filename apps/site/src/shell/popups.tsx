import { PopupPhaseContext } from '@fairground/ui'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import { lazyScreen, loadChunk } from '../app/load-chunk.ts'
import { shownPopups } from '../session/popup-stack.ts'
import { closePopup, type PopupName, type RequestOf, rememberPopups, usePopups } from '../session/popups.ts'
import { useFoundStartup } from '../session/startup.ts'
import { useInBrowser } from '../session/use-in-browser.ts'
import { useBackCloses } from './back-closes.ts'

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
  'recharge-notice': lazyScreen(() => import('../features/popups/recharge-notice-popup.tsx'), 'RechargeNoticePopup'),
  security: lazyScreen(() => import('../features/account/security-popup.tsx'), 'SecurityPopup'),
  password: lazyScreen(() => import('../features/account/password-popup.tsx'), 'PasswordPopup'),
  authenticator: lazyScreen(() => import('../features/account/authenticator-popup.tsx'), 'AuthenticatorPopup'),
  kyc: lazyScreen(() => import('../features/kyc/kyc-popup.tsx'), 'KycPopup'),
  devices: lazyScreen(() => import('../features/account/devices-popup.tsx'), 'DevicesPopup'),
  language: lazyScreen(() => import('../features/account/language-popup.tsx'), 'LanguagePopup'),
  terms: lazyScreen(() => import('../features/popups/terms-popup.tsx'), 'TermsPopup'),
  menu: lazyScreen(() => import('./menu-popup.tsx'), 'MenuPopup'),
  message: lazyScreen(() => import('../features/popups/message-popup.tsx'), 'MessagePopup'),
  update: lazyScreen(() => import('../features/popups/update-popup.tsx'), 'UpdatePopup'),
  chat: lazyScreen(() => import('../features/popups/chat-popup.tsx'), 'ChatPopup'),
  scratch: lazyScreen(() => import('../features/popups/scratch-popup.tsx'), 'ScratchPopup'),
  forbidden: lazyScreen(() => import('../features/popups/forbidden-popup.tsx'), 'ForbiddenPopup'),
  'sign-in': lazyScreen(() => import('../features/popups/sign-in-popup.tsx'), 'SignInPopup'),
  'red-packet': lazyScreen(() => import('../features/popups/red-packet-popup.tsx'), 'RedPacketPopup'),
  notice: lazyScreen(() => import('../features/popups/notice-popup.tsx'), 'NoticePopup'),
  'game-recommendation': lazyScreen(
    () => import('../features/popups/game-recommendation-popup.tsx'),
    'GameRecommendationPopup',
  ),
  'free-spin': lazyScreen(() => import('../features/popups/free-spin-popup.tsx'), 'FreeSpinPopup'),
  country: lazyScreen(() => import('../features/popups/country-popup.tsx'), 'CountryPopup'),
  age: lazyScreen(() => import('../features/popups/age-popup.tsx'), 'AgePopup'),
  'app-download': lazyScreen(() => import('../features/popups/app-download-popup.tsx'), 'AppDownloadPopup'),
  'home-screen': lazyScreen(() => import('../features/popups/home-screen-popup.tsx'), 'HomeScreenPopup'),
  'game-maintenance': lazyScreen(() => import('../features/popups/game-maintenance-popup.tsx'), 'GameMaintenancePopup'),
  'payment-maintenance': lazyScreen(
    () => import('../features/popups/payment-maintenance-popup.tsx'),
    'PaymentMaintenancePopup',
  ),
  'withdraw-info': lazyScreen(() => import('../features/popups/withdraw-info-popup.tsx'), 'WithdrawInfoPopup'),
  'recharge-save': lazyScreen(() => import('../features/popups/recharge-save-popup.tsx'), 'RechargeSavePopup'),
  frame: lazyScreen(() => import('../features/popups/frame-popup.tsx'), 'FramePopup'),
}

/** Popups lie over everything but toasts, each over those before it (PO-02). */
const FIRST_LAYER = 1000

/** What comes by itself waits until the page stands. */
const OfferedPopups = lazy(async () => ({
  default: (await loadChunk(() => import('./offer-popups.ts'))).OfferedPopups,
}))

/** The popups that show, and those that are on their way out. */
export function Popups() {
  const { open, closing } = usePopups()
  const isLive = useInBrowser()
  const isSinglePoint = useFoundStartup()?.singlePointPopups ?? false
  useEffect(() => rememberPopups(), [])
  const shown = shownPopups(open, isSinglePoint ? 'single-point' : 'stacked')
  useBackCloses(shown.at(-1))
  const leaving = closing.map(({ popup }) => popup)
  const screensOf = [...shown, ...leaving].map((request, at) => {
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
  return (
    <>
      {isLive && (
        <Suspense>
          <OfferedPopups />
        </Suspense>
      )}
      {screensOf}
    </>
  )
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
