import { logIn } from '../player.ts'
import { translatorOf } from '../stage.ts'
import { test } from '../staged.ts'
import { pictureFile } from './index-page.ts'
import { screens } from './screens.data.ts'

const WIDTHS = [360, 768, 1280, 1680]
/** The source, and the longest. */
const LOCALES = ['en', 'pt-BR'] as const
const HEIGHT = 900

for (const locale of LOCALES) {
  for (const { name, who, show } of screens) {
    for (const as of who === 'both' ? (['guest', 'player'] as const) : [who]) {
      test(`${name} as a ${as} in ${locale}`, async ({ page, context, stage, faults }) => {
        faults.allow(/./)
        await context.addInitScript((language) => {
          if (location.protocol.startsWith('http')) localStorage.setItem('currentLanguage', language)
        }, locale)
        if (as === 'player') await logIn(context, stage.player)
        await show(page, { ...stage, t: await translatorOf(locale) })
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT })
          await page.waitForLoadState('networkidle')
          await page.screenshot({
            path: pictureFile(locale, name, as, width),
            animations: 'disabled',
            fullPage: !name.startsWith('wallet') && !name.startsWith('mines'),
          })
        }
      })
    }
  }
}
