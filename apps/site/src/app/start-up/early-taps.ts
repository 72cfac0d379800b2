/** How long to wait for the button's twin on a page that renders anew. */
const LONGEST_WAIT_MS = 5000

/** Handles taps on a rendered page before the app runs. */
export interface EarlyTaps {
  /**
   * The rendered page has hydrated, and its blocks do as soon as `whole` resolves. Presses the last pressed button again:
   * one of the header at once, any other once its block answers.
   */
  pressAgain(whole: Promise<void>): Promise<void>
  /** Presses the button of the same name as soon as it is there: the page was rendered anew. */
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
  let isHeaderLive = false
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (isHeaderLive && button && isInHeader(button)) return
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
    async pressAgain(whole) {
      isHeaderLive = true
      if (pressedButton && isInHeader(pressedButton)) {
        const button = pressedButton
        pressedButton = undefined
        button.click()
        requestAnimationFrame(() => button.removeAttribute('data-pressed'))
      }
      await whole
      forget()?.click()
    },
    pressTwin() {
      const button = forget()
      // One of the new page was pressed before its effects ran.
      if (button?.isConnected) button.click()
      else if (button) pressWhenThere(page, button)
    },
  }
}

const isInHeader = (button: Element) => button.closest('header') !== null && button.closest('main') === null

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

function pressWhenThere(page: HTMLElement, oldButton: HTMLElement): void {
  const look = () => {
    const twin = [...page.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(oldButton))
    if (!twin) return false
    changes.disconnect()
    twin.click()
    return true
  }
  const changes = new MutationObserver(look)
  if (look()) return
  changes.observe(page, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), LONGEST_WAIT_MS)
}
