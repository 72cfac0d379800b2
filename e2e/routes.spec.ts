import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { isLive, logIn, storedIn } from './live-page.ts'

/** Leaves the server as the next test expects it. */
test.afterEach(async ({ faulty }) => faulty.set({ embedUrl: null }))

test('[RT-01] /embed shows the page that the operator has set, and says so when there is none', async ({
  page,
  faulty,
  axe,
}) => {
  await page.goto('/embed')
  await expect(page.getByRole('heading', { name: 'There is nothing here yet' })).toBeVisible()
  await axe(page)
  await faulty.set({ embedUrl: 'https://sports.example/live' })
  await page.route('https://sports.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sports</h1>' }),
  )
  await page.goto('/embed')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Sports' })).toBeVisible()
})

test('[RT-05] an invited visitor arrives at the free spin, and the invitation waits for the registration', async ({
  page,
  axe,
}) => {
  await page.goto('/?p=FRIEND&inviteWheelTag=w1')
  await expect(page.getByRole('heading', { name: 'A wheel of twelve prizes' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/freeSpin')
  await expect(page.getByText('FRIEND')).toBeVisible()
  await axe(page)
  await page.getByRole('main').getByRole('button', { name: 'Open an account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect([await storedIn(page, 'p'), await storedIn(page, 'inviteWheelTag')]).toEqual(['FRIEND', 'w1'])
})

test('[RT-05] a player who is logged in is not led there', async ({ page, player }) => {
  await player()
  await page.goto('/?p=FRIEND&inviteWheelTag=w1')
  await expect.poll(() => isLive(page)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
})

/** A page of another origin with one of ours in a frame. */
async function frame(page: Page, address: string): Promise<Server> {
  const body = `<!doctype html><title>around</title><iframe width="800" height="600" src="${address}"></iframe>`
  const around = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(body))
  await once(around.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(around.address() as AddressInfo).port}/`)
  return around
}

test('[RT-06] the page of the lotteries may be framed by another origin, and stands there without its header', async ({
  page,
  faulty,
}) => {
  const around = await frame(page, `${faulty.url}/chatbet?roomId=7`)
  const framed = page.frameLocator('iframe')
  await expect(framed.getByRole('heading', { name: 'Choose a lottery' })).toBeVisible()
  await expect(framed.getByRole('banner')).toHaveCount(0)
  around.close()
})

test('[RT-06] a game may be framed by another origin, and stays in its frame', async ({ page, faulty }) => {
  const around = await frame(page, `${faulty.url}/h5/mines?demo=true`)
  const framed = page.frameLocator('iframe')
  await framed.getByRole('button', { name: /^Bet/ }).click()
  await expect(framed.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
  await expect(page).toHaveTitle('around')
  around.close()
})

test('[RT-06] the server lets nobody else frame any other page', async ({ page, faulty, faults }) => {
  faults.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|favicon|404/)
  const around = await frame(page, `${faulty.url}/history`)
  await expect.poll(() => page.frames().map((one) => one.url())).toContain('chrome-error://chromewebdata/')
  around.close()
})

test('[RT-06] a page that is framed all the same takes the place of the page around it, at the latest at a tap', async ({
  page,
  faulty,
  faults,
}) => {
  faults.allow(/Unsafe attempt to initiate navigation|favicon|404/)
  await page.route(`${faulty.url}/history`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
  const around = await frame(page, `${faulty.url}/history`)
  await expect(async () => {
    if (page.url() !== `${faulty.url}/history`) {
      await page.frameLocator('iframe').getByRole('main').click({ timeout: 2000 })
    }
    expect(page.url()).toBe(`${faulty.url}/history`)
  }).toPass()
  await expect(logIn(page)).toBeVisible()
  around.close()
})
