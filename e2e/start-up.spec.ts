import { openDeveloperTools } from './developer-tools.ts'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { logIn } from './live-page.ts'

/** Leaves the server as the next test expects it. */
test.afterEach(async ({ faulty }) => faulty.set({ lockDeveloperTools: null }))

test('[SU-03] a token in the address is kept, and the page is loaded again without it', async ({ page, faults }) => {
  faults.allow(/401|1012/)
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).search))
  await page.goto('/verify?token=abcdefghijkl&x=1')
  await page.waitForURL('**/verify?x=1')
  expect(loaded).toEqual(['?token=abcdefghijkl&x=1', '?x=1'])
})

test('[SU-07] [SU-08] [RE-09] [ER-12] a language’s texts that do not come for 120 s: words of the first load and a way out; later they come by themselves', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to load resource|start-up failed|a part of the site could not be loaded/)
  await page.clock.install()
  let refusalsLeft = Number.POSITIVE_INFINITY
  await page.route('**/assets/pt-br-first-*.js', (route) => {
    refusalsLeft -= 1
    return refusalsLeft >= 0 ? route.abort() : route.continue()
  })
  await page.goto('/?lang=pt')
  await expect(page.locator('html')).toHaveAttribute('data-start', 'speaking')
  // What the server has drawn stands meanwhile.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(8_000)
    await expect(page.getByText('Algo deu errado do nosso lado.')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!', exact: true })).toBeVisible()
  refusalsLeft = 2
  await page.getByRole('button', { name: 'Recarregar a página' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  expect(refusalsLeft).toBeLessThan(0)
})

test('[RT-19] open developer tools lock the page where the operator wants it, and closing them unlocks it', async ({
  page,
  faulty,
}) => {
  await faulty.set({ lockDeveloperTools: true })
  await page.goto('/')
  await logIn(page).click()
  const lock = page.getByRole('alertdialog', { name: 'Developer tools have been detected as open' })
  await expect(lock).toHaveCount(0)
  const closeTools = await openDeveloperTools(page)
  await expect(lock).toBeVisible()
  await expect(lock).toContainText('To protect content and interface security, the page has been locked.')
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await closeTools()
  await expect(lock).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test('[SU-11] [RT-16] [RT-17] the operator’s pictures stand in the loading screens and as the page’s icon', async ({
  page,
  faults,
}) => {
  faults.allow(/LOCAL_NETWORK_ACCESS/)
  const picture = (name: string) => `https://pictures.example/${name}.svg`
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="20" cx="20" cy="20"/></svg>'
  await page.route('https://pictures.example/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<div id="root"[^>]*>[\s\S]*<\/div>(?=\s*(<script|<\/body))/, '<div id="root"></div>')
      .replace(/"(loadingIcon|globalLoadIcon|icon|pcIcon)":""/g, (_, name) => `"${name}":"${picture(name)}"`)
    return route.fulfill({ response, body })
  })
  await page.route('**/api/auth/browser_foot_print*', () => undefined)
  await page.goto('/')
  await expect(page.locator(`img[src="${picture('globalLoadIcon')}"]`)).toBeVisible()
  await page.goto('/?ch=200')
  await expect(page.locator(`img[src="${picture('loadingIcon')}"]`)).toBeVisible()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', picture('pcIcon'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', picture('icon'))
})
