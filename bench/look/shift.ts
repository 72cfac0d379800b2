import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'

/** Everything late has come by then. */
const STANDS_AFTER_MS = 8_000

/** How far a page's parts move by themselves while it stands up (the browser's layout shift), and what has moved. */
export async function shiftOf(context: BrowserContext, url: string): Promise<{ shift: number; moved: string }> {
  await context.addInitScript(() => {
    const moved: { value: number; what: string }[] = []
    Object.assign(window, { moved })
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const node = entry.sources[0]?.node
        const what =
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName)
        moved.push({ value: entry.value, what: what.slice(0, 70) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  await page.goto(url)
  await pause(STANDS_AFTER_MS)
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as { value: number; what: string }[])
  const shift = moved.reduce((sum, { value }) => sum + value, 0)
  const worst = moved.toSorted((a, b) => b.value - a.value)[0]
  return { shift: Math.round(shift * 10_000) / 10_000, moved: worst && worst.value > 0.001 ? worst.what : '' }
}
