const TOLD = [
  'animationstart',
  'animationiteration',
  'animationend',
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
]

/**
 * Keeps the news of style-sheet motion from React, which asks for all of it: nothing in a frame waits for it, and a board
 * whose lights all change has hundreds in one frame. Who does wait for a motion asks its `Animation`.
 */
export function quietMotion(): void {
  for (const type of TOLD) window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
}
