import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import { type FaultyProduct, startFaulty } from './faulty-product.ts'
import { expect, test } from './fixtures.ts'
import { balance, mines } from './mines.ts'
import { createPlayer, logIn, PASSWORD } from './player.ts'

const KEY = 'a-key-of-24-characters!!'

test('[BT-16] with a site key and the plain paths closed, a round is played with sealed calls', async ({
  page,
  context,
}) => {
  const product = await startFaulty({ siteKey: KEY, closePlainGamePaths: true })
  try {
    await logIn(context, await createPlayer(product.url, 100))
    const sealedRequests: { path: string; body: string | null; se: string | undefined }[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.startsWith('/api/v1/')) sealedRequests.push({ path, body: request.postData(), se: request.headers().se })
    })
    await page.goto(`${product.url}/game/mines`)
    const game = mines(page)
    await game.mines(1)
    await game.bet('10')
    await expect(balance(page)).toContainText('90.00')
    await game.pick(7)
    expect(sealedRequests.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/v1/game/bet', '/api/v1/mines_game/play']),
    )
    for (const { path, body, se } of sealedRequests) {
      expect([se, body], path).toEqual(['1', expect.stringMatching(/^([0-9a-f]{32})+$/)])
    }
  } finally {
    // Else it complains of the server that goes away.
    await page.close()
    await product.stop()
  }
})

test('[CL-02] [CL-03] where signatures are asked for, even a browser whose clock is wrong gets in', async ({
  page,
}) => {
  const product = await startFaulty({ signingRequired: true })
  try {
    const signatureFlags: boolean[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/'))
        signatureFlags.push(/^[0-9a-f]{32}$/.test(request.headers().stt ?? ''))
    })
    await page.clock.install({ time: Date.now() - 3 * 60 * 60_000 })
    await page.goto(product.url)
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    const form = page.getByRole('dialog', { name: 'Open an account' })
    await form.getByRole('textbox', { name: 'Username, e-mail or phone' }).fill(`signed-${randomUUID().slice(0, 13)}`)
    await form.getByLabel('Choose a password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Open my account' }).click()
    await expect(balance(page)).toBeVisible()
    expect(signatureFlags.length).toBeGreaterThan(0)
    expect(signatureFlags).not.toContain(false)
  } finally {
    // Else it complains of the server that goes away.
    await page.close()
    await product.stop()
  }
})

test.describe('new house rules', () => {
  const VERSION = 2
  const refusal = { status: 110110, message: `{"action":"accept_terms","version":${VERSION}}` }
  let product: FaultyProduct
  test.beforeAll(async () => {
    product = await startFaulty({ termsVersion: VERSION })
  })
  test.afterAll(() => product.stop())
  test.afterEach(() => product.clear())

  test('[ER-06] a deposit and a bet ask for them first, and then go straight on', async ({ page, context, axe }) => {
    const player = await createPlayer(product.url)
    await logIn(context, player)
    await page.goto(product.url)
    const terms = page.getByRole('dialog', { name: 'The house rules' })
    const wallet = page.getByRole('dialog', { name: 'Wallet' })

    await test.step('a player who does not accept deposits nothing', async () => {
      await balance(page).click()
      await wallet.getByRole('textbox', { name: 'Amount' }).fill('20')
      await page.keyboard.press('Enter')
      await expect(terms.getByText(`Version ${VERSION}`)).toBeVisible()
      await axe(page)
      await terms.getByRole('button', { name: 'Not now' }).click()
      await expect(terms).toBeHidden()
      await expect(wallet.getByRole('textbox', { name: 'Amount' })).toHaveValue('20.00')
    })

    await test.step('accepted, the deposit goes on by itself', async () => {
      await wallet.getByRole('button', { name: 'Deposit G$20.00' }).click()
      await terms.getByRole('button', { name: 'I accept' }).click()
      const checkout = await wallet.getByRole('link', { name: 'Open the checkout' }).getAttribute('href')
      await fetch(checkout ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
      await expect(wallet.getByText('Deposit received')).toBeVisible()
    })

    await test.step('a bet in the game’s frame asks in the shell around it', async () => {
      await product.refuse('game.bet', refusal, 1)
      await page.goto(`${product.url}/game/mines`)
      const { frame } = mines(page)
      await frame.getByRole('textbox', { name: 'Stake' }).fill('5')
      await frame.getByRole('button', { name: /^Bet/ }).click()
      await terms.getByRole('button', { name: 'I accept' }).click()
      await expect(frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
      await expect(balance(page)).toContainText('15.00')
    })
    expect((await player.call(auth.userInfo)).user.balance).toBe(15)
  })
})
