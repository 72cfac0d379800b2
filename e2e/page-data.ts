import type { PageData } from '@fairground/contract/page'
import type { BrowserContext, Page } from '@playwright/test'

/**
 * Changes what the server has written into the pages of a context. What it has drawn of the old data is not taken over: the
 * page renders itself anew. Such a page may not open a socket to this machine, which is a fault that a test allows.
 */
export async function changePageData(context: BrowserContext, change: (data: PageData) => void): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const page = await response.text()
    const body = page
      .replace(/ data-rendered="[^"]*"/, '')
      .replace(/(<script type="application\/json" id="page-data">)([\s\S]*?)(<\/script>)/, (_, open, json, close) => {
        const data = JSON.parse(json)
        // Remove the theme of the old data; the page reads the new one itself.
        delete data.design.global
        change(data)
        return `${open}${JSON.stringify(data).replaceAll('<', '\\u003c')}${close}`
      })
    return route.fulfill({ response, body })
  })
}

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
