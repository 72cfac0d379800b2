import { logIn } from '../player.ts'
import { settled } from '../settled.ts'
import { translatorOf } from '../stage.ts'
import { test } from '../staged.ts'
import { pictureFile } from './index-page.ts'
import { screens } from './screens.data.ts'

const WIDTHS = [360, 768, 1280, 1680]
/** The source, and the longest. */
const LOCALES = ['en', 'pt-BR'] as const
const HEIGHT = 900

/** What is fixed to the window's edges belongs to the edges of the picture, so the window is made as high as the page. */
const pageHeight = (): number => Math.max(document.documentElement.scrollHeight, innerHeight)

for (const locale of LOCALES) {
  for (const { name, who, isPage, show } of screens) {
    for (const as of who === 'both' ? (['guest', 'player'] as const) : [who]) {
      test(`${name} as a ${as} in ${locale}`, async ({ page, context, stage, faults }) => {
        faults.allow(/./)
        await context.addInitScript((language) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('currentLanguage', language)
        }, locale)
        if (as === 'player') await logIn(context, stage.player)
        await show(page, { ...stage, locale, t: await translatorOf(locale) })
        // As on phones: scrollbars take no room.
        await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'))
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT })
          await settled(page)
          if (isPage) await page.setViewportSize({ width, height: await page.evaluate(pageHeight) })
          await page.screenshot({ path: pictureFile(locale, name, as, width), animations: 'disabled' })
        }
      })
    }
  }
}
