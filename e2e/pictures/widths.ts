import type { Page } from '@playwright/test'
import { settled } from '../wait-until-still.ts'

/** A phone, a tablet, a laptop, a large screen. */
export const WIDTHS = [360, 768, 1280, 1680]
const HEIGHT = 900

/** What is fixed to the window's edges belongs to the edges of the picture, so the window is made as high as the page. */
const pageHeight = (): number => Math.max(document.documentElement.scrollHeight, innerHeight)

/** Lays the page out at a width; a whole page is made as high as it is, anything else a window of 900 px. */
export async function wholePage(page: Page, width: number, isPage: boolean): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  if (!isPage) return
  // How high it is shows once it has followed the window.
  await settled(page)
  await page.setViewportSize({ width, height: await page.evaluate(pageHeight) })
}
