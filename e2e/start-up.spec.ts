import { openDeveloperTools } from './developer-tools.ts'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { balance } from './mines.ts'
import { createPlayer } from './player.ts'

/** Leaves the server as the next test expects it. */
test.afterEach(async ({ faulty }) => faulty.set({ lockDeveloperTools: null }))

test('[SU-03] a token in the address logs in: the page is loaded again without it, all else stays, and the balance is there', async ({
  page,
  faulty,
}) => {
  const { token } = await createPlayer(faulty.url, 5)
  const loaded: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).search))
  await page.goto(`/verify?token=${token}&x=1`)
  await page.waitForURL('**/verify?x=1')
  await expect(balance(page)).toContainText('5.00')
  expect(loaded).toEqual([`?token=${token}&x=1`, '?x=1'])
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
  // What was asked for before the limit is given up at it; what waits to be asked for again waits 8 s at most.
  await page.clock.runFor(128_000)
  await expect(page.getByText('Algo deu errado do nosso lado.')).toBeVisible()
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
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  const lock = page.getByRole('alertdialog', { name: 'Developer tools have been detected as open' })
  await expect(lock).toHaveCount(0)
  const closeTools = await openDeveloperTools(page)
  await expect(lock).toBeVisible()
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await closeTools()
  await expect(lock).toHaveCount(0)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})
