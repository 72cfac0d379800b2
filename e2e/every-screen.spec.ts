import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Screen } from './pictures/screen.ts'
import { screens } from './pictures/screens.data.ts'
import { findMisfits } from './pixels-astray.ts'
import { logIn } from './player.ts'
import { speakPseudo } from './pseudo.ts'
import { translatorOf } from './stage.ts'
import { test } from './stage-test.ts'
import { settled } from './wait-until-still.ts'

// The files of the site are fetched once for a worker's tests, not for each; storage is empty for each.
test.use({ reuseContext: true })

const rolesOf = ({ who }: Screen) => (who === 'both' ? (['guest', 'player'] as const) : [who])

/** The sandbox's checkout is a separate page with its own texts. */
const isOurs = ({ name, isAlike }: Screen) => !name.startsWith('checkout') && !isAlike

/** Every screen of ours once in the long language: where a player and a guest see it, to the player. */
const inLong = screens.filter(isOurs).map((screen) => ({ screen, as: rolesOf(screen).at(-1) ?? 'player' }))

/** The others as they are: to the guest as well, those that are laid out alike, and the checkout. */
const asTheyAre = screens.flatMap((screen) =>
  rolesOf(screen)
    .map((as) => ({ screen, as }))
    .filter(({ as }) => !isOurs(screen) || as !== rolesOf(screen).at(-1)),
)

const PHONE = { width: 360, height: 740 }

/** A window as narrow as a phone: nothing is cut, outside or moved sideways. */
async function fitsPhone(page: Page): Promise<void> {
  // What opens a screen may only be there on a wide one.
  await page.setViewportSize(PHONE)
  await settled(page)
  // The page follows the window in its own time.
  await expect.poll(() => findMisfits(page)).toEqual([])
}

for (const { screen, as } of inLong) {
  const { name, complains, show } = screen
  test(`${name} as a ${as} sees it in a long language: axe finds nothing wrong, and it fits 360 px in both directions`, async ({
    page,
    context,
    stage,
    faults,
    axe,
  }) => {
    if (complains) faults.allow(complains)
    if (as === 'player') await logIn(context, stage.player)
    const t = await speakPseudo(context, 'long')
    if (screen.isStopped) await page.setViewportSize(PHONE)
    await show(page, { ...stage, locale: 'en', t })
    await axe(page)
    await fitsPhone(page)
    for (const frame of page.frames()) await frame.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expect.poll(() => findMisfits(page)).toEqual([])
  })
}

for (const { screen, as } of asTheyAre) {
  const { name, complains, show } = screen
  test(`axe finds nothing wrong with ${name} as a ${as} sees it`, async ({ page, context, stage, faults, axe }) => {
    if (complains) faults.allow(complains)
    if (as === 'player') await logIn(context, stage.player)
    await show(page, { ...stage, locale: 'en', t: await translatorOf('en') })
    await axe(page)
  })
}

// The long language is not the one that the server has rendered pages in: these are taken over as they were drawn.
for (const role of ['guest', 'player'] as const) {
  const pages = screens.filter(({ who, isPage }) => isPage && who === role)
  test(`pages that a ${role} alone sees come alive as they were drawn, without a fault`, async ({
    page,
    context,
    stage,
  }) => {
    if (role === 'player') await logIn(context, stage.player)
    const t = await translatorOf('en')
    expect(pages.length).toBeGreaterThan(1)
    for (const { show } of pages) {
      await show(page, { ...stage, locale: 'en', t })
      await settled(page)
    }
  })
}

for (const { name, show } of screens.filter(({ name }) => ['lobby', 'mines', 'popup-wallet-deposit'].includes(name))) {
  test(`${name} is laid out from right to left where its language says so`, async ({ page, context, stage }) => {
    await logIn(context, stage.player)
    await show(page, { ...stage, locale: 'en', t: await speakPseudo(context, 'right-to-left') })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await fitsPhone(page)
  })
}

test('what does not fit is found: a page that scrolls sideways, a text that is cut, one that lies outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const word = 'Verantwortungsbewusstseinsbildungsmaßnahmen'
  await page.setContent(`<p style="width:100px;overflow:hidden">${word}</p>`)
  expect(await findMisfits(page)).toEqual([`cut: ${word}`])
  await page.setContent(`<p style="position:fixed;left:300px;white-space:nowrap">${word}</p>`)
  expect(await findMisfits(page)).toEqual([expect.stringContaining(`outside: ${word}`)])
  await page.setContent(`<div style="width:500px">${word}</div>`)
  expect(await findMisfits(page)).toContainEqual(expect.stringContaining('px sideways'))
  await page.setContent(`<p>${'words that wrap '.repeat(20)}</p>`)
  expect(await findMisfits(page)).toEqual([])
})
