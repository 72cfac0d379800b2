import { create } from 'zustand'
import { readStored, store } from '../storage/storage.ts'

/** What a browser sends before it would offer to install a page by itself. */
export interface InstallPrompt extends Event {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** How a page gets to this device's home screen: by a prompt of the browser, or by hand. */
export type HomeScreenWay = 'prompt' | 'ios' | 'menu'

const REFUSED = 'refused'

const homeScreenStore = create<{ prompt: InstallPrompt | undefined; installing: boolean }>(() => ({
  prompt: undefined,
  installing: false,
}))

/** Keeps the browser's prompt for the moment when the player asks for it. It may come before anything is mounted. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    homeScreenStore.setState({ prompt: event as InstallPrompt })
  })
  addEventListener('appinstalled', () => {
    store('pwa', 'true')
    homeScreenStore.setState({ prompt: undefined, installing: false })
  })
}

/** Whether the page runs from the home screen already. */
export function isInstalled(): boolean {
  const standalone = 'standalone' in navigator && navigator.standalone === true
  return standalone || matchMedia('(display-mode: standalone)').matches
}

/** Whether the player has said that they do not want it there. Outlives a logout. */
export function isRefused(): boolean {
  return readStored('supportPwa') === REFUSED
}

/** Remembers that the player does not want it there: it is never offered again on this device. */
export function refuseHomeScreen(): void {
  store('supportPwa', REFUSED)
}

/** The way that a browser offers, by its name and what it has sent. */
export function homeScreenWay(userAgent: string, touchPoints: number, hasPrompt: boolean): HomeScreenWay {
  if (hasPrompt) return 'prompt'
  const isIpad = /Macintosh/.test(userAgent) && touchPoints > 1
  return /iPhone|iPad|iPod/.test(userAgent) || isIpad ? 'ios' : 'menu'
}

/** The prompt and whether it is being answered, for a component. */
export function useHomeScreen(): { way: HomeScreenWay; installing: boolean } {
  const { prompt, installing } = homeScreenStore()
  return { way: homeScreenWay(navigator.userAgent, navigator.maxTouchPoints, prompt !== undefined), installing }
}

/**
 * Shows the browser's prompt, which is good for one answer: it is gone afterwards, whatever the answer.
 * @returns `failed` when the browser could not; it is no answer of the player
 */
export async function install(): Promise<'accepted' | 'dismissed' | 'failed'> {
  const { prompt } = homeScreenStore.getState()
  if (!prompt) return 'failed'
  homeScreenStore.setState({ installing: true })
  try {
    await prompt.prompt()
    return (await prompt.userChoice).outcome
  } catch (error) {
    console.info('not installed', error)
    return 'failed'
  } finally {
    homeScreenStore.setState({ prompt: undefined, installing: false })
  }
}
