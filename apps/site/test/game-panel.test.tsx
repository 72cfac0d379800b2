import * as autoplay from '@fairground/contract/calls/autoplay'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as winners from '@fairground/contract/calls/winners'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { funded } from './models.ts'
import { closeSite, openGame } from './open-site.tsx'
import { answer } from './stand-in.ts'

const stake = page.getByRole('textbox', { name: 'Stake' })

/** Answers what the game of Mines asks for, with its limits. */
function layMines(limits: { minStake: number; defaultStake: number }): void {
  const rest = { gameId: 'mines', edge: 300, maxStake: 1000, maxWin: 10_000, enabled: true, version: 1 }
  const money = { currencyId: 'G$', symbol: 'G$', decimalLength: 2 }
  answer(game.settings, { model: { ...rest, ...money, ...limits, jurisdiction: demoJurisdiction } })
  const hash = 'a'.repeat(64)
  answer(fair.seeds, { model: { serverSeedHash: hash, nextServerSeedHash: hash, clientSeed: 'luck', nonce: 0 } })
  answer(game.betRecord, { page: { content: [], total: 0 } })
  answer(autoplay.find, {})
  answer(winners.latest, { list: [], online: 1 })
}

test('[BT-15] [SU-11] the stake begins with the operator’s default bet, and an empty field names the minimum bet', async () => {
  for (const [limits, value, least] of [
    [{ defaultStake: 5, minStake: 1 }, '5.00', '1.00'],
    [{ defaultStake: 7.5, minStake: 2 }, '7.50', '2.00'],
  ] as const) {
    layMines(limits)
    await openGame('mines', { player: funded })
    await expect.element(stake).toHaveValue(value)
    await expect.element(stake).toHaveAttribute('placeholder', least)
    await closeSite()
  }
})

test('[RG-04] the panel of bets says of a payout up to the stake that it was paid back', async () => {
  layMines({ minStake: 1, defaultStake: 5 })
  const bet = {
    name: 'p***1',
    gameId: 'mines',
    betAmount: 5,
    multiplier: 0.97,
    result: 'WIN',
    at: 1_700_000_000_000,
  } as const
  answer(winners.latest, {
    list: [
      { ...bet, name: 'a***', winAmount: 4.85 },
      { ...bet, name: 'b***', winAmount: 5.05, multiplier: 1.01 },
      { ...bet, name: 'c***', winAmount: 0, multiplier: 0, result: 'LOSE' },
    ],
    online: 1,
  })
  await openGame('mines', { player: funded })
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(line('a***')).toHaveTextContent(/Paid back G\$4\.85$/)
  await expect.element(line('b***')).toHaveTextContent(/Paid G\$5\.05$/)
  await expect.element(line('c***')).toHaveTextContent(/Lost$/)
  await expect.poll(() => document.querySelectorAll('li .text-win')).toHaveLength(1)
})

test('on a phone the chat stands beside the tabs of the bets; in a wide frame it stands in the bar alone', async () => {
  onTestFinished(() => page.viewport(1280, 720))
  await page.viewport(360, 740)
  layMines({ minStake: 1, defaultStake: 5 })
  await openGame('mines', { player: funded })
  const button = page.getByRole('button', { name: 'Chat', exact: true })
  await expect.element(button.last()).toBeVisible()
  await expect.poll(() => document.querySelector('[role=tablist]')?.nextElementSibling).toBe(button.last().element())
  await page.viewport(1280, 720)
  await expect.poll(() => document.querySelector('[role=tablist]')?.nextElementSibling).toBeNull()
  await expect.element(button).toBeVisible()
})
