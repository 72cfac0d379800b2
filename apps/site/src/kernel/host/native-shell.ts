import { readStored } from '../storage/storage.ts'

/** The native shell turns and fills the screen from this version code on (section 7 of the specification). */
const TURNS_FROM = 113
/** The bridge may come late: the site looks for it so many times, at this interval. */
const STEP_MS = 100
const STEPS = 30

/** A message to the native app around the site. */
type NativeMessage = 'enterFullScreen' | 'landScreen'
type Send = (message: NativeMessage) => void

/**
 * Finds the bridge to the native app: of a React Native web view, or of a Flutter one; `undefined` in a plain browser.
 */
function findBridge(): Send | undefined {
  const { ReactNativeWebView: react, flutter_inappwebview: flutter } = window
  if (react) return (message) => react.postMessage(JSON.stringify({ type: message }))
  if (flutter?.callHandler) return (message) => flutter.callHandler?.(message)
  return undefined
}

/**
 * Fills the screen and turns it to landscape (SU-06), as soon as the shell's bridge is there and if its version can do
 * that.
 */
export function turnScreen(step = 0): void {
  const canTurn = Number(readStored('version')) >= TURNS_FROM
  if (!canTurn || step === STEPS) return
  const send = findBridge()
  if (!send) setTimeout(() => turnScreen(step + 1), STEP_MS)
  else for (const message of ['enterFullScreen', 'landScreen'] as const) send(message)
}

declare global {
  interface Window {
    ReactNativeWebView?: { postMessage(text: string): void }
    flutter_inappwebview?: { callHandler?(name: string): void }
  }
}
