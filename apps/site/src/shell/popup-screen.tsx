import { useEffect } from 'react'
import { type LazyScreen, lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { closePopup, type PopupName, type RequestOf } from '../popups/popups.ts'

/** The props of a popup: its request and its layer. */
export interface PopupProps<Name extends PopupName = PopupName> {
  request: RequestOf<Name>
  layer: number
}

type Screens = { readonly [Name in PopupName]: LazyScreen<PopupProps<Name>> }

/** The screen of each popup, fetched when it is first opened. A new popup is one line here. */
export const popupScreens: Screens = {
  login: lazyScreen(() => import('../features/account/login-popup.tsx'), 'LoginPopup'),
  register: lazyScreen(() => import('../features/account/register-popup.tsx'), 'RegisterPopup'),
  wallet: lazyScreen(() => import('../features/wallet/wallet-popup.tsx'), 'WalletPopup'),
  'recharge-notice': lazyScreen(() => import('../features/popups/recharge-notice-popup.tsx'), 'RechargeNoticePopup'),
  security: lazyScreen(() => import('../features/account/security-popup.tsx'), 'SecurityPopup'),
  password: lazyScreen(() => import('../features/account/password-popup.tsx'), 'PasswordPopup'),
  'new-password': lazyScreen(() => import('../features/account/new-password-popup.tsx'), 'NewPasswordPopup'),
  'link-service': lazyScreen(() => import('../features/account/link-service-popup.tsx'), 'LinkServicePopup'),
  'other-login': lazyScreen(() => import('../features/account/other-login-popup.tsx'), 'OtherLoginPopup'),
  authenticator: lazyScreen(() => import('../features/account/authenticator-popup.tsx'), 'AuthenticatorPopup'),
  kyc: lazyScreen(() => import('../features/kyc/kyc-popup.tsx'), 'KycPopup'),
  devices: lazyScreen(() => import('../features/account/devices-popup.tsx'), 'DevicesPopup'),
  language: lazyScreen(() => import('../features/account/language-popup.tsx'), 'LanguagePopup'),
  terms: lazyScreen(() => import('../features/popups/terms-popup.tsx'), 'TermsPopup'),
  menu: lazyScreen(() => import('./menu-popup.tsx'), 'MenuPopup'),
  search: lazyScreen(() => import('../features/search/search-popup.tsx'), 'SearchPopup'),
  message: lazyScreen(() => import('../features/popups/message-popup.tsx'), 'MessagePopup'),
  update: lazyScreen(() => import('../features/popups/update-popup.tsx'), 'UpdatePopup'),
  chat: lazyScreen(() => import('./chat-popup.tsx'), 'ChatPopup'),
  scratch: lazyScreen(() => import('../features/popups/scratch-popup.tsx'), 'ScratchPopup'),
  forbidden: lazyScreen(() => import('../features/popups/forbidden-popup.tsx'), 'ForbiddenPopup'),
  'check-in': lazyScreen(() => import('../features/popups/check-in-popup.tsx'), 'CheckInPopup'),
  'red-packet': lazyScreen(() => import('../features/popups/red-packet-popup.tsx'), 'RedPacketPopup'),
  notice: lazyScreen(() => import('../features/popups/notice-popup.tsx'), 'NoticePopup'),
  'game-recommendation': lazyScreen(
    () => import('../features/popups/game-recommendation-popup.tsx'),
    'GameRecommendationPopup',
  ),
  'free-spin': lazyScreen(() => import('../features/popups/free-spin-popup.tsx'), 'FreeSpinPopup'),
  country: lazyScreen(() => import('../features/popups/country-popup.tsx'), 'CountryPopup'),
  age: lazyScreen(() => import('../features/popups/age-popup.tsx'), 'AgePopup'),
  'confirm-age': lazyScreen(() => import('../features/popups/age-popup.tsx'), 'AgePopup'),
  'app-download': lazyScreen(() => import('../features/popups/app-download-popup.tsx'), 'AppDownloadPopup'),
  'home-screen': lazyScreen(() => import('../features/popups/home-screen-popup.tsx'), 'HomeScreenPopup'),
  'game-maintenance': lazyScreen(() => import('../features/popups/game-maintenance-popup.tsx'), 'GameMaintenancePopup'),
  'payment-maintenance': lazyScreen(
    () => import('../features/popups/payment-maintenance-popup.tsx'),
    'PaymentMaintenancePopup',
  ),
  'withdraw-info': lazyScreen(() => import('../features/popups/withdraw-info-popup.tsx'), 'WithdrawInfoPopup'),
  'recharge-save': lazyScreen(() => import('../features/popups/recharge-save-popup.tsx'), 'RechargeSavePopup'),
  'play-limit': lazyScreen(() => import('../features/responsible/play-limit-popup.tsx'), 'PlayLimitPopup'),
  frame: lazyScreen(() => import('../features/popups/frame-popup.tsx'), 'FramePopup'),
}

/** The screen of a popup, fetched when it is first opened. */
export function PopupScreen(props: PopupProps) {
  const Screen = popupScreens[props.request.name] as LazyScreen<PopupProps> | undefined
  return Screen ? <Screen {...props} /> : <NoScreen name={props.request.name} />
}

/**
 * Closes and logs a popup that this page does not know. A game's frame page may come from a newer build than the page
 * around it and ask for such a popup.
 */
function NoScreen({ name }: { name: PopupName }) {
  useEffect(() => {
    console.warn(`this page knows no popup ${name}`)
    closePopup(name)
  }, [name])
  return null
}
