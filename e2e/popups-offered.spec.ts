import { expect } from './fixtures.ts'
import { operatorTest } from './popups.ts'

const test = operatorTest({ minimumAge: 18 })

test('[PO-01] the age is asked first and once, then the country, once', async ({ page }) => {
  // A game's frame has no shell that asks.
  await page.goto('/h5/mines?demo=true')
  await expect(page.getByRole('button', { name: /^Bet/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/')
  const age = page.getByRole('dialog', { name: 'Are you 18 or older?' })
  await expect(age).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(age).toBeVisible()
  await age.getByRole('button', { name: 'Yes, I am 18 or older' }).click()
  const country = page.getByRole('dialog', { name: 'Where are you playing from?' })
  await expect(country).toBeVisible()
  await country.getByRole('button', { name: 'Indonesia' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible()
  const storedValue = await page.evaluate(() =>
    ['checkAge', 'currentCountry', 'countryId', 'currencyId'].map((key) => localStorage.getItem(key)),
  )
  expect(storedValue).toEqual(['18', 'ID', 'ID', 'G$'])
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
