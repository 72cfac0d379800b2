/** How long to wait for the button's twin on a page that renders anew. */
const LONGEST_WAIT_MS = 5000

/** Handles taps on a rendered page before the app runs. */
export interface EarlyTaps {
  /** Presses the last pressed button again: the rendered page has hydrated. */
  pressAgain(): void
  /** Presses the button of the same name as soon as it is there: the page renders anew. */
  pressTwin(): void
  /** Drops the tap: another screen replaces the page. */
  forget(): void
}

/**
 * Remembers the last pressed button of a page, also one from before any script ran (`app/prerender/after-paint.ts`
 * marks it). Links need no help: they work without scripts.
 */
export function keepTaps(page: HTMLElement): EarlyTaps {
  let pressedButton: HTMLElement | undefined = page.querySelector<HTMLElement>('[data-pressed]') ?? undefined
  page.dataset.listening = ''
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    pressedButton?.removeAttribute('data-pressed')
    pressedButton = button ?? undefined
    pressedButton?.setAttribute('data-pressed', '')
    // While React hydrates, it drops a press that it cannot answer yet; so it gets the press once, when it can.
    if (button) event.stopImmediatePropagation()
  }
  page.addEventListener('click', keep, true)
  const forget = () => {
    page.removeEventListener('click', keep, true)
    const button = pressedButton
    pressedButton = undefined
    // By the next frame the app has answered; until then the mark shows a popup's frame (`site.css`).
    if (button) requestAnimationFrame(() => button.removeAttribute('data-pressed'))
    return button
  }
  return {
    forget,
    pressAgain() {
      forget()?.click()
    },
    pressTwin() {
      const button = forget()
      if (button) pressWhenThere(page, button)
    },
  }
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

function pressWhenThere(page: HTMLElement, oldButton: HTMLElement): void {
  const look = () => {
    const twin = [...page.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(oldButton))
    if (!twin || oldButton.isConnected) return
    changes.disconnect()
    twin.click()
  }
  const changes = new MutationObserver(look)
  changes.observe(page, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), LONGEST_WAIT_MS)
}
