import { expect } from './fixtures.ts'
import { screens } from './pictures/screens.data.ts'
import { findMisfits } from './pixels-astray.ts'
import { logIn } from './player.ts'
import { translatorOf } from './stage.ts'
import { test } from './stage-test.ts'
import { settled } from './wait-until-still.ts'

test('pages come alive as the server has drawn them, to a guest and to a player, without a fault', async ({
  page,
  context,
  stage,
}) => {
  test.slow()
  const t = await translatorOf('en')
  const pages = screens.filter(({ isPage, complains }) => isPage && !complains)
  const ofGuests = pages.filter(({ who }) => who !== 'player')
  const ofPlayers = pages.filter(({ who }) => who === 'player')
  expect(Math.min(ofGuests.length, ofPlayers.length)).toBeGreaterThan(1)
  for (const { show } of ofGuests) {
    await show(page, { ...stage, locale: 'en', t })
    await settled(page)
  }
  await logIn(context, stage.player)
  for (const { show } of ofPlayers) {
    await show(page, { ...stage, locale: 'en', t })
    await settled(page)
  }
})

test('the sandbox’s checkout, open, paid and declined: axe finds nothing wrong, and it fits 360 px', async ({
  page,
  context,
  stage,
  axe,
}) => {
  await logIn(context, stage.player)
  await page.setViewportSize({ width: 360, height: 740 })
  const checkouts = screens.filter(({ name }) => name.startsWith('checkout'))
  expect(checkouts).toHaveLength(3)
  for (const { name, show } of checkouts) {
    await show(page, { ...stage, locale: 'en', t: await translatorOf('en') })
    await axe(page)
    await expect.poll(() => findMisfits(page), name).toEqual([])
  }
})
