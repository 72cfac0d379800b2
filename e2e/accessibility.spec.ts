import { screens } from './pictures/screens.data.ts'
import { logIn } from './player.ts'
import { translatorOf } from './stage.ts'
import { test } from './staged.ts'

for (const { name, who, complains, show } of screens) {
  for (const as of who === 'both' ? (['guest', 'player'] as const) : [who]) {
    test(`axe finds nothing wrong with ${name} as a ${as} sees it`, async ({ page, context, stage, faults, axe }) => {
      if (complains) faults.allow(complains)
      if (as === 'player') await logIn(context, stage.player)
      await show(page, { ...stage, locale: 'en', t: await translatorOf('en') })
      await axe(page)
    })
  }
}
