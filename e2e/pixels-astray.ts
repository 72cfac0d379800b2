import type { Page } from '@playwright/test'

/**
 * By how many pixels something can be moved that ought to stand still; 0 is right. A page, and what is moved up and down
 * within it (a game's frame, a popup's text), stands still sideways; a page behind a game's frame stands still altogether.
 * Strips that are made to go sideways do not go down, and are not counted.
 */
export function pixelsAstray(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement
    const movable = [...document.querySelectorAll('body *')].filter((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY),
    )
    const frames = movable.filter((one) => one.querySelector('[data-board]'))
    const goDown = movable.filter((one) => one.scrollHeight > one.clientHeight + 1)
    const sideways = [root, ...frames, ...goDown].map((one) => one.scrollWidth - one.clientWidth)
    return Math.max(0, frames.length > 0 ? root.scrollHeight - root.clientHeight : 0, ...sideways)
  })
}

/**
 * What does not fit on a page: sideways scrolling, and texts that are cut off at the edge of the box or of the window. A
 * text that ends in an ellipsis is cut on purpose, and what scrolls by itself can be reached.
 */
export async function findMisfits(page: Page): Promise<string[]> {
  const over = await pixelsAstray(page)
  const sideways = over > 0 ? [`the page can be moved ${over} px sideways`] : []
  const others = await page.evaluate(() => {
    const misfits: string[] = []
    const hides = (element: Element) => !/visible/.test(getComputedStyle(element).overflowX)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const text = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      const { width, left, right, height } = element.getBoundingClientRect()
      if (!text || width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true })) continue
      const style = getComputedStyle(element)
      if (style.textOverflow === 'ellipsis' || element.closest('svg, .sr-only, [aria-hidden=true]')) continue
      const words = element.innerText.slice(0, 60)
      if (hides(element) && element.scrollWidth > element.clientWidth + 1) misfits.push(`cut: ${words}`)
      const scroller = element.parentElement?.closest('[class*=overflow-x], [class*=overflow-auto], [data-scrolls]')
      if (!scroller && (left < -1 || right > innerWidth + 1))
        misfits.push(`outside: ${words} (${Math.round(left)} to ${Math.round(right)})`)
    }
    return misfits
  })
  return [...sideways, ...others]
}
