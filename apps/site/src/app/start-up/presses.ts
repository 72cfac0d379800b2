/** What a visitor can press while the site starts. */
export type Press = 'again' | 'enter' | 'reload' | 'keep' | 'switch'

const presses = new EventTarget()

/** Says that something was pressed. */
export function press(name: Press): void {
  presses.dispatchEvent(new Event(name))
}

/** Resolves with the next press, or never; `signal` ends the waiting. */
export function whenPressed(name: Press, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    presses.addEventListener(name, () => resolve(), { once: true, ...(signal && { signal }) })
  })
}
