/** How long a button's twin is waited for on a page that is rendered anew. */
const LONGEST_WAIT_MS = 5000

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
 * Remembers the last button that is pressed on a page, from before any script had come (`app/prerender/after-paint.ts` marks
 * it). Links need no help: they lead on by themselves.
 */
export function keepTaps(page: HTMLElement): EarlyTaps {
  let pressedButton: HTMLElement | undefined = page.querySelector<HTMLElement>('[data-pressed]') ?? undefined
  page.dataset.listening = ''
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    pressedButton?.removeAttribute('data-pressed')
    pressedButton = button ?? undefined
    pressedButton?.setAttribute('data-pressed', '')
    // While React takes the page over it drops a press that it cannot answer yet: it hears of it once, when it can.
    if (button) event.stopImmediatePropagation()
  }
  page.addEventListener('click', keep, true)
  const forget = () => {
    page.removeEventListener('click', keep, true)
    const button = pressedButton
    pressedButton = undefined
    // Its answer is drawn by now, or next: until then the mark draws a popup's frame (`site.css`).
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
