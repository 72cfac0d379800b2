import { expect } from './fixtures.ts'
import { follow, operatorTest, popupLink } from './popups.ts'
import { redesign, setGlobal } from './redesign.ts'

const test = operatorTest({ minimumAge: 18, singlePointPopups: true })

test('[PO-01] the age is asked first and once, then the country, once', async ({ page, axe }) => {
  // A game's frame has no shell that asks.
  await page.goto('/h5/mines?demo=true')
  await expect(page.getByRole('button', { name: /^Bet/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/')
  const age = page.getByRole('dialog', { name: 'Are you 18 or older?' })
  await expect(age).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(age).toBeVisible()
  await age.getByRole('button', { name: 'Yes, I am 18 or older' }).click()
  const country = page.getByRole('dialog', { name: 'Where are you playing from?' })
  await expect(country).toBeVisible()
  await axe(page)
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

test('[PO-01] who is too young goes to a plain page, and whoever pressed the wrong button is asked again', async ({
  page,
  axe,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'No, I am younger' }).click()
  await expect(page).toHaveURL(/\/adults-only$/)
  await expect(page.getByRole('heading', { name: 'This site is for adults only' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await axe(page)
  await page.getByRole('link', { name: 'I pressed the wrong button' }).click()
  await expect(page.getByRole('dialog', { name: 'Are you 18 or older?' })).toBeVisible()
})

/** A visitor who has answered what is asked at the door. */
const answered = () => {
  if (!location.protocol.startsWith('http')) return
  localStorage.setItem('checkAge', '18')
  localStorage.setItem('currentCountry', 'BR')
}

test('[PO-02] in single-point mode only the first of the open popups shows', async ({ page }) => {
  await page.addInitScript(answered)
  await page.goto(popupLink('language'))
  const language = page.getByRole('dialog', { name: 'Language' })
  await expect(language).toBeVisible()
  await follow(page, '#login')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(language).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('[PO-04] [PW-05] the ways to the app: links, a code, and the mask closes it', async ({ page, axe }) => {
  await page.addInitScript(answered)
  await page.goto(popupLink('app-download'))
  const popup = page.getByRole('dialog', { name: 'Play in the app' })
  await expect(popup.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', 'https://get.example/app')
  await expect(popup.getByRole('link', { name: 'Get the Android app' })).toHaveAttribute(
    'href',
    'https://get.example/fair.apk',
  )
  await expect(popup.getByRole('link', { name: 'Get the iPhone app' })).toHaveAttribute(
    'href',
    'https://get.example/iphone',
  )
  await expect(popup.getByRole('img', { name: 'QR code of the download' })).toBeVisible()
  await axe(page)
  await page.mouse.click(5, 5)
  await expect(popup).toBeHidden()
})

test('[PO-04] inside the app the way to it does not show', async ({ page }) => {
  await page.addInitScript(answered)
  await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage() {} } }))
  await page.goto(popupLink('app-download'))
  await expect(page.getByRole('banner')).toBeVisible()
  await follow(page, popupLink('language'))
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('[DS-02] a desktop has the country in its header where the global design wants it there', async ({
  page,
  faults,
}) => {
  const fields = { showPcHeaderSelectCountry: false }
  await redesign(page, faults, (design) => setGlobal(design, fields))
  await page.addInitScript(() => localStorage.setItem('checkAge', 'true'))
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Indonesia' }).click()
  const country = page.getByRole('banner').getByRole('button', { name: 'Negara: Indonesia' })
  await expect(page.getByRole('banner').getByRole('button', { name: 'Masuk' })).toBeVisible()
  await expect(country).toBeHidden()
  fields.showPcHeaderSelectCountry = true
  await page.reload()
  await country.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Indonesia' })).toBeVisible()
})
