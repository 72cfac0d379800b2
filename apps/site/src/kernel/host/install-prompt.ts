import { create } from 'zustand'
import { store } from '../storage/storage.ts'

/** The event that a browser sends before it would offer to install a page by itself. */
export interface InstallPrompt extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The prompt that the browser has sent, and whether an installation runs. */
export const installStore = create<{ prompt: InstallPrompt | undefined; installing: boolean }>(() => ({
  prompt: undefined,
  installing: false,
}))

/** Stores the browser's prompt for the moment when the player asks for it. It may come before anything is mounted. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installStore.setState({ prompt: event as InstallPrompt })
  })
  addEventListener('appinstalled', () => {
    store('pwa', 'true')
    installStore.setState({ prompt: undefined, installing: false })
  })
}
