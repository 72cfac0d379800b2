import * as operator from '@fairground/contract/calls/operator'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startProduct } from './product.ts'
import { publishGlobal } from './publish-design.ts'

const PICTURE = 'https://pictures.example/logo.svg'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20" cx="20" cy="20"/></svg>'

/** Keeps a page without server rendering at its loading screen: the texts of its language never arrive. */
async function stayLoading(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<div id="root"[^>]*>[\s\S]*<\/div>(?=\s*(<script|<\/body))/, '<div id="root"></div>')
    return route.fulfill({ response, body })
  })
  await page.route('**/assets/en-*', () => undefined)
  await page.route(PICTURE, (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }))
}

test('[RT-16] the loading screen has its bar and the logo, and the bar alone where the global design hides the logo', async ({
  page,
  faults,
}) => {
  faults.allow(/LOCAL_NETWORK_ACCESS/)
  const product = await startProduct()
  try {
    await stayLoading(page)
    const bar = page.getByRole('progressbar', { name: 'Loading' })
    const mark = page.locator('main > svg')
    const picture = page.locator(`main > img[src="${PICTURE}"]`)
    await page.goto(product.url)
    await expect(bar).toBeVisible()
    await expect(mark).toBeVisible()
    await publishGlobal(product, { hideLoadingLogo: true })
    await page.goto(product.url)
    await expect(bar).toBeVisible()
    await expect(mark).toHaveCSS('display', 'none')
    await product.staff(operator.saveSettings, { settings: { globalLoadIcon: PICTURE } })
    await expect(async () => {
      await page.goto(product.url)
      await expect(bar).toBeVisible()
      await expect(picture).toBeAttached({ timeout: 1000 })
    }).toPass()
    await expect(picture).toHaveCSS('display', 'none')
  } finally {
    await product.stop()
  }
})
