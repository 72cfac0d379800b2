import { create } from 'zustand'

/** Every popup of the shell with what it is told. A new popup is one line here and one in `shell/popups.tsx`. */
export type PopupRequest =
  | { name: 'login'; reason?: 'needed' | 'expired'; goTo?: string }
  | { name: 'register'; goTo?: string }
  | { name: 'wallet'; tab: 'deposit' | 'history' }
  | { name: 'recharge-notice' }
  | { name: 'devices' }
  | { name: 'language' }
  | { name: 'menu' }

const popupStore = create<{ open: readonly PopupRequest[] }>(() => ({ open: [] }))

/** Who is answered by whom: the notice that money is missing is over as soon as the wallet is open. */
const answeredBy: Partial<Record<PopupRequest['name'], PopupRequest['name']>> = { 'recharge-notice': 'wallet' }

/** The open popups after one more: on top, once each, without those that an open one has answered. */
export function withPopup(open: readonly PopupRequest[], popup: PopupRequest): readonly PopupRequest[] {
  const all = [...open.filter(({ name }) => name !== popup.name), popup]
  return all.filter(({ name }) => !all.some((other) => other.name === answeredBy[name]))
}

/** Opens a popup above the others; one that is open already comes to the top with the new words. */
export function openPopup(popup: PopupRequest): void {
  popupStore.setState(({ open }) => ({ open: withPopup(open, popup) }))
}

/** Closes a popup. */
export function closePopup(name: PopupRequest['name']): void {
  popupStore.setState(({ open }) => ({ open: open.filter((popup) => popup.name !== name) }))
}

/** Takes the place of whatever is open. */
export function replacePopups(popup: PopupRequest): void {
  popupStore.setState({ open: [popup] })
}

/** The open popups, lowest first. */
export function openPopups(): readonly PopupRequest[] {
  return popupStore.getState().open
}

/** The same for a component. */
export function useOpenPopups(): readonly PopupRequest[] {
  return popupStore((state) => state.open)
}

/** Calls back with each popup that is opened, until the returned function is called. */
export function onPopup(listener: (popup: PopupRequest) => void): () => void {
  return popupStore.subscribe((now, before) => {
    for (const popup of now.open) if (!before.open.includes(popup)) listener(popup)
  })
}
