const MOTION_EVENTS = [
  'animationstart',
  'animationiteration',
  'animationend',
  'transitionrun',
  'transitionstart',
  'transitionend',
  'transitioncancel',
]

/**
 * Stops React's listeners for CSS animation events: no code in a frame page uses them, and a board can start hundreds
 * of animations in one frame. Code that waits for an animation uses its `Animation` object.
 */
export function ignoreMotionEvents(): void {
  for (const type of MOTION_EVENTS)
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
}
