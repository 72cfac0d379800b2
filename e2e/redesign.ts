import type { DesignPage } from '@fairground/contract/design'
import { PAGE_DATA_ID, type PageData } from '@fairground/contract/page'
import type { Page } from '@playwright/test'
import type { Faults } from './faults.ts'

const DATA = new RegExp(`(<script type="application/json" id="${PAGE_DATA_ID}">)([\\s\\S]*?)(</script>)`)

/** Gives a page another design than the published one: what the server wrote into it is changed on its way. */
export async function redesign(
  page: Page,
  faults: Faults,
  change: (design: PageData['design']) => void,
): Promise<void> {
  // A page that comes from the test and not from the network may not open a socket into it.
  faults.allow(/sock\.io/)
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document' || new URL(route.request().url()).pathname.startsWith('/h5')) {
      await route.fallback()
      return
    }
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const html = await response.text()
    const body = html
      // The rendered page has the published design, so the page must render anew.
      .replace(/<div id="root"[\s\S]*?(?=<script)/, '<div id="root"></div>')
      .replace(DATA, (_, before: string, json: string, after: string) => {
        const data = JSON.parse(json) as PageData
        // As it was read from the published design; the page reads the new one itself.
        delete data.design.global
        change(data.design)
        return `${before}${JSON.stringify(data).replaceAll('<', '\\u003c')}${after}`
      })
    const { etag: _, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
}

/** The page of a type, where the address carries it: a page carries the global page and its own. */
export function findPage({ pages }: PageData['design'], type: string): DesignPage | undefined {
  return pages.find((page) => page.type === type)
}
