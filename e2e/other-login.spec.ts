import * as auth from '@fairground/contract/calls/auth'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storedIn } from './live-page.ts'
import { createPlayer } from './player.ts'

const question = (page: Page) => page.getByRole('heading', { name: 'You are already logged in' })
const tokenIn = async (page: Page) => JSON.parse((await storedIn(page, 'user')) ?? '{}').token

for (const [choice, button] of [
  ['stays', 'Stay with my account'],
  ['changes', 'Switch to the account of the link'],
] as const)
  test(`[SU-03] a link with a token asks a player who is logged in as somebody else, who ${choice}`, async ({
    page,
    player,
    baseURL,
    axe,
  }) => {
    const ownPlayer = await player()
    const otherPlayer = await createPlayer(baseURL ?? '')
    await page.goto(`/fairness?token=${otherPlayer.token}&x=1`)
    await expect(question(page)).toBeVisible()
    await expect(page.getByText(ownPlayer.account)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    expect(await tokenIn(page)).toBe(ownPlayer.token)
    await axe(page)
    await page.evaluate(() => sessionStorage.setItem('gameStats', '{}'))
    await page.getByRole('button', { name: button }).click()
    await page.waitForURL('**/fairness?x=1')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    expect(await tokenIn(page)).toBe(choice === 'stays' ? ownPlayer.token : otherPlayer.token)
    const storedStats = await page.evaluate(() => sessionStorage.getItem('gameStats'))
    expect(storedStats).toBe(choice === 'stays' ? '{}' : null)
  })

test('[SU-03] a link with the player’s own token, or one where the login is over, asks nobody', async ({
  page,
  player,
  baseURL,
  faults,
}) => {
  faults.allow(/401|1012|Failed to load resource/)
  const ownPlayer = await player()
  const otherPlayer = await createPlayer(baseURL ?? '')
  await page.goto(`/fairness?token=${ownPlayer.token}`)
  await page.waitForURL(/fairness$/)
  await ownPlayer.call(auth.logout)
  await page.goto(`/fairness?token=${otherPlayer.token}`)
  await page.waitForURL(/fairness$/)
  await expect.poll(() => tokenIn(page)).toBe(otherPlayer.token)
})
