/**
 * Remembers the last button that was pressed on a page which is only a picture yet. Links need no help: they lead on by
 * themselves.
 * @returns presses that button again, once the page is live; what is gone from the page is not pressed
 */
export function keepTaps(page: HTMLElement): () => void {
  let pressed: HTMLElement | undefined
  const keep = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest('button') ?? undefined
  }
  page.addEventListener('click', keep, true)
  return () => {
    page.removeEventListener('click', keep, true)
    if (pressed?.isConnected) pressed.click()
  }
}
