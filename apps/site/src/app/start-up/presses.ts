/** The buttons of the start-up's screens. */
export type Press = 'again' | 'enter' | 'reload' | 'keep' | 'switch'

const presses = new EventTarget()

/** Reports a press. */
export function press(name: Press): void {
  presses.dispatchEvent(new Event(name))
}

/** Resolves at the next press of this button; `signal` ends the waiting. */
export function whenPressed(name: Press, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    presses.addEventListener(name, () => resolve(), { once: true, ...(signal && { signal }) })
  })
}
