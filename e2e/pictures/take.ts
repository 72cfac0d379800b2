import { locales } from '@fairground/phrases'
import { logIn } from '../player.ts'
import { translatorOf } from '../stage.ts'
import { test } from '../stage-test.ts'
import { settled } from '../wait-until-still.ts'
import { pictureFile } from './index-page.ts'
import { screens } from './screens.data.ts'
import { WIDTHS, wholePage } from './widths.ts'

for (const locale of locales) {
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
          await wholePage(page, width, isPage === true)
          // The navigation opens under a pointer at the edge.
          await page.mouse.move(width / 2, 2)
          await settled(page)
          await page.screenshot({ path: pictureFile(locale, name, as, width), animations: 'disabled' })
        }
      })
    }
  }
}
