import { logIn } from './player.ts'
import { screens } from './screens/screens.data.ts'
import { translatorOf } from './stage.ts'
import { test } from './staged.ts'

for (const { name, who, show } of screens) {
  for (const as of who === 'both' ? (['guest', 'player'] as const) : [who]) {
    test(`axe finds nothing wrong with ${name} as a ${as} sees it`, async ({ page, context, stage, axe, faults }) => {
      faults.allow(/favicon/)
      await context.addInitScript(() => localStorage.setItem('soundOff', 'true'))
      if (as === 'player') await logIn(context, stage.player)
      if (name === 'checkout-unknown') faults.allow(/404/)
      await show(page, { ...stage, t: await translatorOf('en') })
      await page.waitForLoadState('networkidle')
      await axe(page)
    })
  }
}
