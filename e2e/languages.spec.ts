import { findMisfits } from './fits.ts'
import { expect } from './fixtures.ts'
import { changePageData } from './page-data.ts'
import { screens } from './pictures/screens.data.ts'
import { logIn } from './player.ts'
import { speakPseudo } from './pseudo.ts'
import { settled } from './settled.ts'
import { test } from './staged.ts'

/** The sandbox's checkout is a page of its own, with words of its own. */
const ours = screens.filter(({ name, isAlike }) => !name.startsWith('checkout') && !isAlike)

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

for (const { name, who, complains, show } of ours) {
  const as = who === 'guest' ? 'guest' : 'player'
  test(`${name} fits at 360 px in a long language, from left to right and from right to left`, async ({
    page,
    context,
    stage,
    faults,
  }) => {
    // A page that went through the test may not open a socket to this machine.
    faults.allow(/LOCAL_NETWORK_ACCESS/)
    if (complains) faults.allow(complains)
    if (as === 'player') await logIn(context, stage.player)
    const t = await speakPseudo(context, 'long')
    await show(page, { ...stage, locale: 'en', t })
    // What opens it may only be there on a wide screen.
    await page.setViewportSize({ width: 360, height: 740 })
    await settled(page)
    // The page follows the window in its own time.
    await expect.poll(() => findMisfits(page)).toEqual([])
    for (const frame of page.frames()) await frame.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expect.poll(() => findMisfits(page)).toEqual([])
  })
}

for (const { name, show } of ours.filter(({ name }) => ['lobby', 'mines', 'popup-wallet-deposit'].includes(name))) {
  test(`${name} is laid out from right to left where its language says so`, async ({
    page,
    context,
    stage,
    faults,
  }) => {
    faults.allow(/LOCAL_NETWORK_ACCESS/)
    await logIn(context, stage.player)
    await show(page, { ...stage, locale: 'en', t: await speakPseudo(context, 'right-to-left') })
    await page.setViewportSize({ width: 360, height: 740 })
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect.poll(() => findMisfits(page)).toEqual([])
  })
}

test('[DS-03] the operator’s texts stand before the product’s own, and switching needs no reload', async ({ page }) => {
  await page.goto('/fairness?lang=id-ID')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible()
  const title = await page.title()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('button', { name: /^Bahasa/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Bahasa' }).getByText('Português').click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page).not.toHaveTitle(title)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'currentLanguage')?.value).toBe('pt-BR')
  // The server writes the next page in it.
  const html = await (await page.context().request.get('/')).text()
  expect(html).toContain('<html lang="pt-BR" dir="ltr">')
})

test('[DS-03] operator’s texts that come after all texts of the language stand over them, and take none away', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('currentLanguage', 'pt-BR'))
  const later = page.waitForResponse(/pt-br-later-/i)
  await page.route(/\/static\/lang\//, async (route) => {
    await later
    await route.continue()
  })
  const asked = page.waitForRequest(/\/static\/lang\//)
  await page.goto('/h5/tower')
  await asked
  await expect(page.getByRole('textbox', { name: 'Aposta' })).toBeVisible()
})

test('[DS-03] a key that has no text is shown as it is and told to the operator, once', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/LOCAL_NETWORK_ACCESS/)
  const told = page.waitForRequest('**/api/design/missing_text')
  await changePageData(context, ({ design }) => {
    const items = design.pages.flatMap((one) => one.items)
    const hero = items.find(({ comId }) => comId === 'C000100')
    if (hero) hero.data.kicker = 'nobody.wrote.this'
  })
  await page.goto('/')
  await expect(page.getByText('nobody.wrote.this')).toBeVisible()
  expect((await told).postDataJSON()).toEqual({ locale: 'en', keys: ['nobody.wrote.this'] })
})
