import { expect, test } from './fixtures.ts'

test('[RT-08] who has scrolled the rendered page stays there when it comes alive, and when it is loaded again', async ({
  page,
}) => {
  const scrolled = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scrolled.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  // Only now is all of the page laid out.
  await expect(page.locator('html')).not.toHaveAttribute('data-starting')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  scrolled.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'live')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a link that is followed while the page comes alive is not lost', async ({ page }) => {
  // The router has read the address, and does not listen yet.
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      if (type !== 'popstate') return listen.call(window, type, ...rest)
      location.hash = '#action={"popup":"language"}'
      addEventListener('hashchange', () => listen.call(window, type, ...rest), { once: true })
    }
  })
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
})

test('a page that is taken over as it was drawn is not told its language again, which would style it all anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const messages: string[] = []
    Object.assign(window, { said: messages })
    new MutationObserver((changes) =>
      messages.push(
        ...changes.filter(({ target }) => target.nodeName === 'HTML').map((change) => `${change.attributeName}`),
      ),
    ).observe(document, { subtree: true, attributeFilter: ['lang', 'dir'] })
  })
  await page.goto('/')
  // The popup needs the later phrases, which come with the page's language as well.
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog', { name: 'Language' }).getByText('Português').waitFor()
  const readMessages = () => page.evaluate(() => Reflect.get(window, 'said'))
  expect(await readMessages()).toEqual([])
  await page.getByRole('dialog', { name: 'Language' }).getByText('Português').click()
  await expect.poll(readMessages).toEqual(['lang'])
})
