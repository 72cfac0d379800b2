import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'

test('[RT-06] another origin may frame a game and the page of the lotteries, which has no header there, and nothing else', async ({
  page,
  faulty,
  faults,
}) => {
  faults.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|favicon|404/)
  const frames = ['/h5/mines?demo=true', '/chatbet?roomId=7', '/history'].map(
    (path, at) => `<iframe id="f${at}" width="800" height="600" src="${faulty.url}${path}"></iframe>`,
  )
  const around = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>around</title>${frames.join('')}`)
  })
  await once(around.listen(0, '127.0.0.1'), 'listening')
  await page.goto(`http://127.0.0.1:${(around.address() as AddressInfo).port}/`)
  const [game, lotteries] = [page.frameLocator('#f0'), page.frameLocator('#f1')]
  await game.getByRole('button', { name: /^Bet/ }).click()
  await expect(game.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
  await expect(lotteries.getByRole('heading', { name: 'Choose a lottery' })).toBeVisible()
  await expect(lotteries.getByRole('banner')).toHaveCount(0)
  await expect.poll(() => page.frames().map((one) => one.url())).toContain('chrome-error://chromewebdata/')
  await expect(page).toHaveTitle('around')
  around.close()
})
