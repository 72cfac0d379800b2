import type { ErrorParams } from '@fairground/contract'

/** A notice as the operator wrote it. Nothing in it is certain: the popup takes each field that is sound. */
export interface NoticeRequest {
  /** Notices with different ids wait for each other; the same one waits once. */
  id?: string
  readonly [field: string]: unknown
}

/** Every popup with what it is told. A new popup is one line here and one in `shell/popups.tsx`. */
export type PopupRequest =
  | { name: 'login'; reason?: 'needed' | 'expired'; goTo?: string }
  | { name: 'register'; goTo?: string }
  | { name: 'wallet'; tab: 'deposit' | 'withdraw' | 'history' }
  | { name: 'recharge-notice' }
  | { name: 'recharge-save' }
  | { name: 'devices' }
  | { name: 'language' }
  | { name: 'menu' }
  | { name: 'notice'; notice: NoticeRequest }
  | { name: 'message'; title: string; text: string }
  | { name: 'update' }
  | { name: 'chat'; gameId?: string; roomId?: string }
  | { name: 'authenticator'; purpose: 'challenge' | 'bind' }
  | { name: 'scratch' }
  | { name: 'forbidden'; text?: string }
  | { name: 'sign-in' }
  | { name: 'red-packet' }
  | { name: 'game-recommendation' }
  | { name: 'free-spin' }
  | { name: 'kyc' }
  | { name: 'country' }
  | { name: 'age' }
  | { name: 'app-download'; mandatory?: boolean }
  | { name: 'home-screen' }
  | { name: 'game-maintenance'; gameId?: string }
  | { name: 'payment-maintenance' }
  | { name: 'withdraw-info'; params?: ErrorParams }
  | { name: 'frame'; title: string; url: string }
  | { name: 'terms'; version: number }

/** The name of a popup. */
export type PopupName = PopupRequest['name']
/** What a popup of a name is told. */
export type RequestOf<Name extends PopupName> = Extract<PopupRequest, { name: Name }>
