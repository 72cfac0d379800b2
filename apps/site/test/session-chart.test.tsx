import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { layTable } from './game-table.ts'
import { closeSite } from './open-site.tsx'
import { survives } from './table-bet.ts'

const chart = page.getByRole('region', { name: 'This session' })

/** Places a bet and loses it. */
async function lose(stake: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Stake' }).fill(stake)
  await page.getByRole('button', { name: /^Bet/ }).click()
  await page.getByRole('button', { name: /^Row 2, column 3:/ }).click()
}

// The demonstration comes last: a page that has once begun one is no player's again.
test('[RG-04] [AU-03] rounds for money and those of a demonstration do not enter each other’s chart', async () => {
  const table = layTable('mines')
  table.aim((round, engine) => !survives(7)(round, engine))
  await table.openGame()
  await lose('10')
  await expect.element(chart).toHaveTextContent('−G$10.00')
  const ofPlayer = sessionStorage.getItem('gameStats') ?? ''
  await closeSite()
  // The tab stays the player's: no logout has cleared it.
  sessionStorage.setItem('gameStats', ofPlayer)
  await table.openGame({ demo: true })
  await expect.element(chart).not.toBeInTheDocument()
  await lose('5')
  await expect.element(chart).toHaveTextContent('−G$5.00')
  expect(JSON.parse(sessionStorage.getItem('gameStats') ?? '{}')).toMatchObject(JSON.parse(ofPlayer))
})
