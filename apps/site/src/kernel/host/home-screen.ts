import { readStored, store } from '../storage/storage.ts'
import { installStore } from './install-prompt.ts'

/** The way to this device's home screen: by a prompt of the browser, or by hand. */
export type HomeScreenWay = 'prompt' | 'ios' | 'menu'

const REFUSED = 'refused'

/** Whether the page runs from the home screen already. */
export function isInstalled(): boolean {
  const standalone = 'standalone' in navigator && navigator.standalone === true
  return standalone || matchMedia('(display-mode: standalone)').matches
}

/** Whether the player declined the home screen. Outlives a logout. */
export function isRefused(): boolean {
  return readStored('supportPwa') === REFUSED
}

/** Stores that the player declined the home screen: the site never offers it again on this device. */
export function refuseHomeScreen(): void {
  store('supportPwa', REFUSED)
}

/** The way to the home screen in a browser, by its user agent and whether it has sent a prompt. */
export function homeScreenWay(userAgent: string, touchPoints: number, hasPrompt: boolean): HomeScreenWay {
  if (hasPrompt) return 'prompt'
  const isIpad = /Macintosh/.test(userAgent) && touchPoints > 1
  return /iPhone|iPad|iPod/.test(userAgent) || isIpad ? 'ios' : 'menu'
}

/** The way to the home screen and whether an installation runs, for a component. */
export function useHomeScreen(): { way: HomeScreenWay; installing: boolean } {
  const { prompt, installing } = installStore()
  return { way: homeScreenWay(navigator.userAgent, navigator.maxTouchPoints, prompt !== undefined), installing }
}

/**
 * Shows the browser's prompt, which works once whatever the answer.
 * @returns `failed` when the browser could not show it, which is no answer of the player
 */
export async function install(): Promise<'accepted' | 'dismissed' | 'failed'> {
  const { prompt } = installStore.getState()
  if (!prompt) return 'failed'
  installStore.setState({ installing: true })
  try {
    await prompt.prompt()
    return (await prompt.userChoice).outcome
  } catch (error) {
    console.info('not installed', error)
    return 'failed'
  } finally {
    installStore.setState({ prompt: undefined, installing: false })
  }
}
