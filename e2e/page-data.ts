import type { Page } from '@playwright/test'

/** Sends pages as they come from a server that could write nothing into them. */
export async function withoutPageData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<script type="application\/json" id="page-data">[\s\S]*?<\/script>/, '')
      .replace(/<div id="root"[^>]*>[\s\S]*<\/div>(?=\s*(<script|<\/body))/, '<div id="root"></div>')
    return route.fulfill({ response, body })
  })
}
