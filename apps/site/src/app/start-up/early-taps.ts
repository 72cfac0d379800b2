/** How long a press is kept for a button that cannot answer it yet. */
const LONGEST_WAIT_MS = 5000
const BETWEEN_TRIES_MS = 50

/** The taps on a page that is only a picture yet. */
export interface EarlyTaps {
  /** The picture itself has come alive: the last button that was pressed is pressed again. */
  pressAgain(): void
  /** The page is being rendered anew: its button of the same name is pressed as soon as it is there. */
  pressTwin(): void
  /** Something else took the picture's place. */
  forget(): void
}

/**
 * Remembers the last button that is pressed on a page, from before any script had come (`prerender/after-paint.ts` marks
 * it). Links need no help: they lead on by themselves.
 */
export function keepTaps(page: HTMLElement): EarlyTaps {
  let pressed: HTMLElement | undefined = page.querySelector<HTMLElement>('[data-pressed]') ?? undefined
  pressed?.removeAttribute('data-pressed')
  page.dataset.listening = ''
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    pressed = button ?? undefined
    // While React takes the page over it drops a press that it cannot answer yet: it hears of it once, when it can.
    if (button) event.stopImmediatePropagation()
  }
  page.addEventListener('click', keep, true)
  const forget = () => {
    page.removeEventListener('click', keep, true)
    const kept = pressed
    pressed = undefined
    return kept
  }
  return {
    forget,
    pressAgain() {
      const kept = forget()
      if (kept) pressUntilHeard(kept, performance.now() + LONGEST_WAIT_MS)
    },
    pressTwin() {
      const kept = forget()
      if (kept) pressWhenThere(page, kept)
    },
  }
}

/**
 * Presses a button until it hears it: what React has not taken over yet, because the chunk of its screen is still on its
 * way, gets no press from it.
 */
function pressUntilHeard(button: HTMLElement, untilMs: number): void {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  button.addEventListener('click', hear)
  button.click()
  button.removeEventListener('click', hear)
  if (!isHeard && performance.now() < untilMs) setTimeout(() => pressUntilHeard(button, untilMs), BETWEEN_TRIES_MS)
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

function pressWhenThere(page: HTMLElement, old: HTMLElement): void {
  const look = () => {
    const twin = [...page.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(old))
    if (!twin || old.isConnected) return
    changes.disconnect()
    twin.click()
  }
  const changes = new MutationObserver(look)
  changes.observe(page, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), LONGEST_WAIT_MS)
}
