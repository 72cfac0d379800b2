import type { LinkActions } from '@fairground/contract/link-actions'
import { create } from 'zustand'

/**
 * How later popups behave, as an operator's links set it (PO-05). Which popups are open, and with what data (the amount of a
 * payment that was left, a notice), is the list in `popups.ts`.
 */
export interface PopupState {
  /** Whether the login fills the window. */
  loginFullScreen: boolean
  /** Where a visitor goes after registering, unless the request that opened the registration named a place. */
  jumpPathAfterRegister: string | undefined
  /** Whether a lottery's link opens its game at once, not its room. */
  directOpenLotteryGame: boolean
}

const store = create<PopupState>(() => ({
  loginFullScreen: false,
  jumpPathAfterRegister: undefined,
  directOpenLotteryGame: false,
}))

/** Sets some of the fields. */
export function setPopupState(fields: NonNullable<LinkActions['popupState']>): void {
  store.setState(fields)
}

/** One field, for a component. */
export function usePopupState<Field extends keyof PopupState>(field: Field): PopupState[Field] {
  return store((state) => state[field])
}
