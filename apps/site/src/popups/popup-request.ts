import type { ErrorParams } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'

/** A notice to show: one of the server's (`Notice`), or a text made on the spot. */
export interface NoticeRequest {
  /** Notices with different ids wait for each other; a notice with the same id waits once. */
  id?: string
  title?: string
  /** Shown when the config has no content. */
  description?: string
  /** The operator's config (`NoticeConfig`): each valid field is used, any other falls back alone. */
  config?: unknown
}

/** Every popup with its parameters. A new popup is one line here and one in `shell/popup-screen.tsx`. */
export type PopupRequest =
  | { name: 'login'; reason?: 'needed' | 'expired'; goTo?: string }
  | { name: 'register'; goTo?: string }
  | { name: 'wallet'; tab: 'deposit' | 'withdraw' | 'history' }
  | { name: 'recharge-notice' }
  | { name: 'recharge-save'; amount: number }
  | { name: 'security' }
  | { name: 'password' }
  | { name: 'devices' }
  | { name: 'language' }
  | { name: 'menu' }
  | { name: 'search' }
  | { name: 'notice'; notice: NoticeRequest }
  | { name: 'message'; title: string; text: string }
  | { name: 'update' }
  | { name: 'chat'; gameId?: string; roomId?: string }
  | { name: 'authenticator'; purpose: 'challenge' | 'bind'; params?: ErrorParams | undefined }
  | { name: 'new-password'; goTo?: string }
  | { name: 'other-login' }
  | { name: 'link-service'; id: string; service: string }
  | { name: 'scratch' }
  | { name: 'forbidden'; text?: string }
  | { name: 'check-in' }
  | { name: 'red-packet' }
  | { name: 'game-recommendation' }
  | { name: 'free-spin' }
  | { name: 'kyc' }
  | { name: 'country' }
  | { name: 'age' }
  | { name: 'confirm-age'; age: number }
  | { name: 'app-download'; mandatory?: boolean }
  | { name: 'home-screen' }
  | { name: 'game-maintenance'; gameId?: string }
  | { name: 'payment-maintenance' }
  | { name: 'withdraw-info'; params?: ErrorParams }
  | { name: 'play-limit'; refusal: ErrorName; params?: ErrorParams | undefined }
  | { name: 'frame'; title: string; url: string }
  | { name: 'terms'; version: number }

/** The name of a popup. */
export type PopupName = PopupRequest['name']
/** The request of the popup with this name. */
export type RequestOf<Name extends PopupName> = Extract<PopupRequest, { name: Name }>
