import { hasShell } from './shell-around.ts'

const KIND = 'fairground.leave'

/** In a game's frame: asks the shell around it to lead away from the game. False where there is none. */
export function askToLeave(): boolean {
  if (!hasShell()) return false
  window.parent.postMessage({ kind: KIND }, location.origin)
  return true
}

/** In the shell: calls back when its frame asks to be left, until the returned function is called. */
export function onLeave(leave: () => void): () => void {
  const hear = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || typeof data !== 'object' || data === null) return
    if ('kind' in data && data.kind === KIND) leave()
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
