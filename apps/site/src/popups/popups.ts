import { create } from 'zustand'
import { isInApp } from '../kernel/host/native-app.ts'
import { findSeen, isDue, keepSeen } from './popup-memory.ts'
import type { PopupName, PopupRequest } from './popup-request.ts'
import { turns } from './popup-rules.data.ts'
import { comesByItself, isMandatory, noPopups, type PopupAction, type PopupStack, reducePopups } from './popup-stack.ts'

export type { PopupName, PopupRequest, RequestOf } from './popup-request.ts'

const popupStore = create<PopupStack>(() => noPopups)

function dispatch(action: PopupAction): void {
  const { closing } = popupStore.getState()
  popupStore.setState((stack) => reducePopups(stack, action))
  const now = Date.now()
  for (const closingPopup of popupStore.getState().closing) {
    if (closing.includes(closingPopup)) continue
    setTimeout(() => dispatch({ type: 'sweep', now: closingPopup.goneAt }), Math.max(0, closingPopup.goneAt - now))
  }
}

/**
 * Opens a popup at once and above the others. One that comes by itself (`popup-rules.data.ts`) waits for its turn
 * instead, and does not come more often than its rule allows, unless `isRequested`: the player asked for it this time.
 */
export function openPopup(popup: PopupRequest, { isRequested = false }: { isRequested?: boolean } = {}): void {
  // A player inside the app does not need the way to it (PO-04).
  if (popup.name === 'app-download' && isInApp()) return
  if (isRequested || !comesByItself(popup.name)) dispatch({ type: 'ask', popup })
  else if (mayCome(popup)) dispatch({ type: 'offer', popup })
}

/** Closes a popup. */
export function closePopup(name: PopupName): void {
  dispatch({ type: 'close', name, now: Date.now() })
}

/** Closes all popups that can be closed: after a logout nothing of the account stays on screen. */
export function closePopups(): void {
  for (const popup of openPopups()) if (!isMandatory(popup)) closePopup(popup.name)
}

/** Replaces all open popups. */
export function replacePopups(popup: PopupRequest): void {
  dispatch({ type: 'replace', popup })
}

/** The open popups, lowest first. */
export function openPopups(): readonly PopupRequest[] {
  return popupStore.getState().open
}

/** All popups, fading ones too, for the component that shows them. */
export function usePopups(): PopupStack {
  return popupStore()
}

/** Calls back with each popup that is opened, until the returned function is called. */
export function onPopup(listener: (popup: PopupRequest) => void): () => void {
  return popupStore.subscribe((state, previousState) => {
    for (const popup of state.open) if (!previousState.open.includes(popup)) listener(popup)
  })
}

/** Calls back with the name of each popup that closes for any reason, until the returned function is called. */
export function onPopupClosed(listener: (name: PopupName) => void): () => void {
  return popupStore.subscribe((state, previousState) => {
    for (const { name } of previousState.open) if (!state.open.some((popup) => popup.name === name)) listener(name)
  })
}

/** Stores from now on when popups come by themselves. Called where popups are shown, not where they are passed on. */
export function rememberPopups(): () => void {
  return onPopup(({ name }) => {
    const once = onceOf(name)
    if (once) keepSeen(name, once, Date.now())
  })
}

/** Lets a popup come by itself again: its purpose has failed. */
export function forgetPopup(name: PopupName): void {
  const once = onceOf(name)
  if (once) keepSeen(name, once, undefined)
}

const onceOf = (name: PopupName) => turns.find((turn) => turn.name === name)?.once

/** Whether the rule of a popup that comes by itself allows it now. */
export function mayCome(popup: PopupRequest): boolean {
  const once = onceOf(popup.name)
  if (once === undefined || (popup.name === 'app-download' && popup.mandatory)) return true
  return isDue(once, findSeen(popup.name, once), Date.now())
}
