import type { StartupConfig } from '@fairground/contract/startup'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from './find-violations.ts'
import {
  address,
  countDialogs,
  dialog,
  follow,
  headerButton,
  lobbyOf,
  openLater,
  popupLink,
  pressEscape,
  pressMask,
} from './on-screen.ts'
import { closeSite } from './open-site.tsx'

/** An operator with an app and two countries. */
const startup: Partial<StartupConfig> = {
  minimumAge: 18,
  apkLink: 'https://get.example/fair.apk',
  iosLink: 'https://get.example/iphone',
  downloadLink: 'https://get.example/app',
  countries: [
    { id: 'BR', name: 'Brazil', language: 'pt-BR', currencyId: 'G$', dialCode: '55' },
    { id: 'ID', name: 'Indonesia', language: 'id-ID', currencyId: 'G$', dialCode: '62' },
  ],
}
const age = () => dialog('Are you 18 or older?')
/** Answers what is asked at the door. */
function answered(): void {
  localStorage.setItem('checkAge', '18')
  localStorage.setItem('currentCountry', 'BR')
}

test('[PO-01] the age is asked first and once, then the country, once', async () => {
  await openLater('/verify', { startup })
  await expect.element(age()).toBeVisible()
  await vi.advanceTimersByTimeAsync(500)
  expect(await findViolations('[role=dialog]')).toEqual([])
  await pressEscape()
  await pressMask()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(age()).toBeVisible()
  await age().getByRole('button', { name: 'Yes, I am 18 or older' }).click()
  const country = dialog('Where are you playing from?')
  await expect.element(country).toBeVisible()
  await vi.advanceTimersByTimeAsync(500)
  expect(await findViolations('[role=dialog]')).toEqual([])
  await country.getByRole('button', { name: 'Indonesia' }).click()
  await expect.element(headerButton('Masuk')).toBeVisible()
  const keys = ['checkAge', 'currentCountry', 'countryId', 'currencyId']
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(['18', 'ID', 'ID', 'G$'])
  await closeSite()
  await openLater('/verify', { startup })
  await expect.element(headerButton('Masuk')).toBeVisible()
  await countDialogs(0)
})

test('[PO-01] who is too young goes to a plain page, and whoever pressed the wrong button is asked again', async () => {
  await openLater('/verify', { startup })
  await page.getByRole('button', { name: 'No, I am younger' }).click()
  await address().toBe('/adults-only')
  await expect.element(page.getByRole('heading', { name: 'This site is for adults only' })).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  expect(await findViolations('main')).toEqual([])
  const back = page.getByRole('link', { name: 'I pressed the wrong button' })
  await expect.element(back).toHaveAttribute('href', '/')
  await closeSite()
  await openLater('/verify', { startup })
  await expect.element(age()).toBeVisible()
})

test('[PO-04] [PW-05] the ways to the app: links, a code, and the mask closes it', async () => {
  answered()
  await openLater(`/verify${popupLink('app-download')}`, { startup })
  const popup = dialog('Play in the app')
  const linkOf = (name: string) => expect.element(popup.getByRole('link', { name }))
  await linkOf('Download the app').toHaveAttribute('href', 'https://get.example/app')
  await linkOf('Get the Android app').toHaveAttribute('href', 'https://get.example/fair.apk')
  await linkOf('Get the iPhone app').toHaveAttribute('href', 'https://get.example/iphone')
  await expect.element(popup.getByRole('img', { name: 'QR code of the download' })).toBeVisible()
  expect(await findViolations('[role=dialog]')).toEqual([])
  await pressMask()
  await countDialogs(0)
})

test('[PO-04] inside the app the way to it does not show', async () => {
  answered()
  Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ReactNativeWebView'))
  await openLater(`/verify${popupLink('app-download')}`, { startup })
  follow(popupLink('language'))
  await expect.element(dialog('Language')).toBeVisible()
  await countDialogs(1)
})

test('[DS-02] a desktop has the country in its header where the global design wants it there', async () => {
  answered()
  localStorage.setItem('currentCountry', 'ID')
  const country = headerButton('Country: Indonesia')
  await openLater('/verify', { startup, design: lobbyOf([], { showPcHeaderSelectCountry: false }) })
  await expect.element(headerButton('Log in')).toBeVisible()
  await expect.element(country).not.toBeInTheDocument()
  await closeSite()
  await openLater('/verify', { startup, design: lobbyOf([], { showPcHeaderSelectCountry: true }) })
  await country.click()
  await expect.element(dialog().getByRole('button', { name: 'Indonesia' })).toBeVisible()
})
