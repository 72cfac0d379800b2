import { expect, test } from './fixtures.ts'

const words = {
  en: { title: 'Fair games. Check every result yourself.', help: 'How can we help?', article: 'How Mines works' },
  'pt-BR': {
    title: 'Jogos justos. Confira você mesmo cada resultado.',
    help: 'Como podemos ajudar?',
    article: 'Como funciona o Mines',
  },
  'id-ID': {
    title: 'Permainan adil. Periksa sendiri setiap hasil.',
    help: 'Ada yang bisa dibantu?',
    article: 'Cara bermain Mines',
  },
} as const

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the server draws the lobby and the operator’s pages in each language', async ({ page, faults }) => {
    // A browser without scripts does not fetch those that the page names.
    faults.allow(/\.js csp$/)
    for (const [locale, { title, help, article }] of Object.entries(words)) {
      await page.goto(`/?lang=${locale}`, { waitUntil: 'load' })
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page.getByText(/^97\s?% · ↑/).first()).toBeVisible()
      await page.goto(`/page/help?lang=${locale}`, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1, name: help })).toBeVisible()
      await expect(page.getByText(article)).toBeVisible()
    }
  })
})

test('[SU-05] the first screen asks the server nothing but the browser’s id', async ({ page }) => {
  const requestPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|design|static\/(theme|lang))\//.test(pathname)) requestPaths.push(pathname)
  })
  const response = await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'en /')
  const [, heading] = /<h1[^>]*>([^<]+)</.exec((await response?.text()) ?? '') ?? []
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  // A page that stands goes live, and hears what is new.
  const isLive = (path: string) => /^\/api\/(sockmsg\/|user\/notice_page)/.test(path)
  await expect.poll(() => requestPaths.some(isLive)).toBe(true)
  expect(requestPaths.slice(0, requestPaths.findIndex(isLive))).toEqual(['/api/auth/browser_foot_print'])
})

test('a player’s first page has nothing of a visitor’s on it while it starts, and nothing on it moves', async ({
  page,
  player,
}) => {
  await player()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Fairground' }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: /Balance/ })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-player')
  const shift = await page.evaluate(() =>
    (Reflect.get(window, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
  )
  expect(shift).toBeLessThanOrEqual(0.02)
})
