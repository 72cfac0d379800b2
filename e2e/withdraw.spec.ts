import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { expect, test } from './fixtures.ts'
import { balance } from './mines.ts'
import { createPlayer, logIn, type Player } from './player.ts'

/** Stakes all that the player has deposited, in rounds with one mine that are cashed out after one tile. */
async function stakeAll({ call }: Player, amount: number): Promise<void> {
  const bet = (await call(game.bet, { gameId: 'mines', model: { betAmount: amount, mines: 1 } })).model
  await call(steps.mines.play, { id: bet.id, tile: 12 })
  await call(steps.mines.cashOut, { id: bet.id }).catch(() => undefined)
  await call(game.finishAllMyHold)
}

test('[WA-01] [WA-06] [RG-04] an evening’s win: stake the deposit, withdraw, watch every step, see it at the bank', async ({
  page,
  context,
}) => {
  const player = await createPlayer(process.env.FAIRGROUND_URL ?? '', 500)
  await logIn(context, player)
  await page.goto('/#withdraw')
  const wallet = page.getByRole('dialog', { name: 'Wallet' })

  await test.step('before the deposit is staked the wallet says how much is missing', async () => {
    await expect(wallet.getByText('G$500.00 still to stake')).toBeVisible()
    await expect(wallet.getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  })

  await test.step('the form opens once it is staked, and refuses what cannot be', async () => {
    for (let round = 0; round < 5; round++) await stakeAll(player, 100)
    await page.goto('/history')
    await page.goto('/#withdraw')
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('5.5')
    await expect(wallet.getByText('The amount must be a multiple of G$1.')).toBeVisible()
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('99999')
    await expect(wallet.getByText(/You cannot withdraw more than that/)).toBeVisible()
    await wallet.getByRole('textbox', { name: 'Amount' }).fill('50')
    await wallet.getByRole('textbox', { name: 'Where the money goes' }).fill('my account')
    await wallet.getByRole('button', { name: 'Withdraw G$50.00' }).click()
    await expect(wallet.getByText(/This is not a destination/)).toBeVisible()
  })

  const destination = `sandbox:${player.account}`
  await test.step('the withdrawal goes out and is paid, and the balance follows', async () => {
    const before = Number(/[\d,.]+/.exec((await balance(page).textContent()) ?? '')?.[0].replace(',', ''))
    await wallet.getByRole('textbox', { name: 'Where the money goes' }).fill(destination)
    await wallet.getByRole('button', { name: 'Withdraw G$50.00' }).click()
    await expect(page.getByText('Your withdrawal is paid')).toBeVisible()
    await expect(balance(page)).toContainText((before - 50).toFixed(2))
    await wallet.getByRole('tab', { name: 'History' }).click()
    await wallet.getByRole('button', { name: 'Withdrawals' }).click()
    const steps = wallet.getByRole('list', { name: 'Steps of this withdrawal' }).first()
    await expect(steps.getByRole('listitem')).toHaveText([/^Requested/, /^Approved/, /^With the bank/, /^Paid/])
  })

  await test.step('no button anywhere takes it back, and the destination is remembered', async () => {
    await expect(wallet.getByRole('button', { name: /cancel/i })).toHaveCount(0)
    await wallet.getByRole('tab', { name: 'Withdraw' }).click()
    await wallet.getByRole('button', { name: destination }).click()
    await expect(wallet.getByRole('textbox', { name: 'Where the money goes' })).toHaveValue(destination)
  })
})
