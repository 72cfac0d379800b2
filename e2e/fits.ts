import type { Page } from '@playwright/test'

/**
 * What does not fit on a page: sideways scrolling, and texts that are cut off at the edge of the box or of the window. A
 * text that ends in an ellipsis is cut on purpose, and what scrolls by itself can be reached.
 */
export function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const misfits: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) misfits.push(`the page scrolls ${over} px sideways`)
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
}
