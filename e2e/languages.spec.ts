import { expect, test } from './fixtures.ts'
import { changePageData } from './page-data.ts'

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
  const laterTexts = page.waitForResponse(/pt-br-later-/i)
  await page.route(/\/static\/lang\//, async (route) => {
    await laterTexts
    await route.continue()
  })
  const textRequest = page.waitForRequest(/\/static\/lang\//)
  await page.goto('/h5/tower')
  await textRequest
  await expect(page.getByRole('textbox', { name: 'Aposta' })).toBeVisible()
})

test('[DS-03] a key that has no text is shown as it is and told to the operator, once', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/LOCAL_NETWORK_ACCESS/)
  const missingTextRequest = page.waitForRequest('**/api/design/missing_text')
  await changePageData(context, ({ design }) => {
    const items = design.pages.flatMap((one) => one.items)
    const hero = items.find(({ comId }) => comId === 'C000100')
    if (hero) hero.data.kicker = 'nobody.wrote.this'
  })
  await page.goto('/')
  await expect(page.getByText('nobody.wrote.this')).toBeVisible()
  expect((await missingTextRequest).postDataJSON()).toEqual({ locale: 'en', keys: ['nobody.wrote.this'] })
})
