/**
 * What of a part of the page does not fit: sideways scrolling, and texts that are cut off at the edge of the box or of the
 * window. A text that ends in an ellipsis is cut on purpose, and what scrolls by itself can be reached.
 */
export function findMisfits(root: Element): string[] {
  const over = pixelsAstray()
  const misfits = over > 0 ? [`the page can be moved ${over} px sideways`] : []
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const text = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!text) continue
    const { width, left, right, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true })) continue
    const style = getComputedStyle(element)
    if (style.textOverflow === 'ellipsis' || element.closest('svg, .sr-only, [aria-hidden=true]')) continue
    const words = () => element.innerText.slice(0, 60)
    if (element.scrollWidth > element.clientWidth + 1 && !/visible/.test(style.overflowX))
      misfits.push(`cut: ${words()}`)
    const isOutside = left < -1 || right > innerWidth + 1
    if (isOutside && !element.parentElement?.closest('[class*=overflow-x], [class*=overflow-auto], [data-scrolls]'))
      misfits.push(`outside: ${words()} (${Math.round(left)} to ${Math.round(right)})`)
  }
  return misfits
}

/**
 * By how many pixels something can be moved that ought to stand still; 0 is right. A page, and what is moved up and down
 * within it (a game's frame, a popup's text), stands still sideways; a page behind a game's frame stands still altogether.
 * Strips that are made to go sideways do not go down, and are not counted.
 */
export function pixelsAstray(): number {
  const root = document.documentElement
  const isMoved = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowY)
  const isFrame = (one: Element) => one.querySelector('[data-board]') !== null
  const goesSideways = [...document.querySelectorAll('body *')].filter(
    (one) =>
      one.scrollWidth > one.clientWidth && isMoved(one) && (isFrame(one) || one.scrollHeight > one.clientHeight + 1),
  )
  const sideways = [root, ...goesSideways].map((one) => one.scrollWidth - one.clientWidth)
  const down = root.scrollHeight - root.clientHeight
  // Few pages can be moved down behind a game's frame: which have one is asked only then.
  const isBehindFrame = down > 0 && [...document.querySelectorAll('body *')].some((one) => isFrame(one) && isMoved(one))
  return Math.max(0, isBehindFrame ? down : 0, ...sideways)
}
