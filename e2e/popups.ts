import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Page } from '@playwright/test'
import { startFaulty } from './faulty-product.ts'
import { test as journey } from './fixtures.ts'

/** The address of a page with a link that opens a popup, such as a link in an operator's text. */
export const popupLink = (popup: string, more: object = {}): string =>
  `/#action=${encodeURIComponent(JSON.stringify({ ...more, popup }))}`

/** Follows a link on the page that is open, as a press on it does. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to.slice(to.indexOf('#'))
  }, link)
}

/** Countries that an operator may serve. */
const countries: SiteSettingsDocument['countries'] = [
  { id: 'BR', name: 'Brazil', language: 'pt-BR', currencyId: 'G$', dialCode: '55' },
  { id: 'ID', name: 'Indonesia', language: 'id-ID', currencyId: 'G$', dialCode: '62' },
]

/** Settings of these journeys' operator: an app, countries, and all popups that open by themselves. */
const settings: Partial<SiteSettingsDocument> = {
  apkLink: 'https://get.example/fair.apk',
  iosLink: 'https://get.example/iphone',
  downloadLink: 'https://get.example/app',
  countries,
  enablePwa: true,
}

/** A journey at an operator with an app, countries and an installable site, and with more settings of the test. */
export const operatorTest = (own: Partial<SiteSettingsDocument> = {}) =>
  journey.extend<object, { operated: string }>({
    operated: [
      async ({ browserName: _ }, use) => {
        const product = await startFaulty({ ...settings, ...own })
        await use(product.url)
        await product.stop()
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ operated }, use) => use(operated),
  })
