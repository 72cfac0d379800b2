import { create } from 'zustand'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { openPopup } from '../../popups/popups.ts'

/** A window at least this wide has room for the chat beside the page. */
export const WIDE = '(min-width: 1280px)'

const panelStore = create(() => ({ isOpen: readStored('chatPanel') === 'open' }))

/** Whether the player wants the chat beside the page; this device remembers it. */
export const usePanelOpen = (): boolean => panelStore(({ isOpen }) => isOpen)

/** Opens or closes the chat beside the page. */
export function setPanel(to: 'open' | 'closed'): void {
  store('chatPanel', to === 'open' ? to : undefined)
  panelStore.setState({ isOpen: to === 'open' })
}

/** Whether the chat stands beside the page now, if the player wants it. */
export const hasRoomForPanel = (): boolean =>
  document.documentElement.dataset.layout === 'desktop' && matchMedia(WIDE).matches

/** Opens the chat: beside the page where there is room, else in a sheet. */
export function openChat(): void {
  if (hasRoomForPanel()) setPanel('open')
  else openPopup({ name: 'chat' })
}

/** Opens or closes the chat beside the page. */
export function togglePanel(): void {
  setPanel(panelStore.getState().isOpen ? 'closed' : 'open')
}
