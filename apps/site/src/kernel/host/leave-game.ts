import { hasShell } from './shell-around.ts'

const KIND = 'fairground.leave'

/** On a game's frame page: asks the shell around it to leave the game. False without a shell. */
export function askToLeave(): boolean {
  if (!hasShell()) return false
  window.parent.postMessage({ kind: KIND }, location.origin)
  return true
}

/** In the shell: calls back when the frame page asks to leave, until the returned function is called. */
export function onLeave(leave: () => void): () => void {
  const hear = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || typeof data !== 'object' || data === null) return
    if ('kind' in data && data.kind === KIND) leave()
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
