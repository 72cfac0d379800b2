import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import { expect, test } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'
import { startProduct } from './product.ts'
import { openNewestRound, proveRound } from './prove-round.ts'

test('[BT-10] [FA-02] [RG-04] a gift of staff is there at once, a spin turns the wheel, its win is bonus money, and is proved', async ({
  page,
  context,
}) => {
  const product = await startProduct()
  try {
    const me = await createPlayer(product.url, 100)
    await logIn(context, me)
    await page.goto(`${product.url}/game/freespin`)
    const frame = page.frameLocator('iframe')
    const spin = frame.getByRole('button', { name: /^Spin/ })
    await expect(frame.getByText('No spins right now')).toBeVisible()
    await product.staff(operator.grantSpins, { userId: me.userId, key: randomUUID(), count: 2, value: 1 })
    await expect(spin).toContainText('2 spins left')
    await spin.click()
    await expect(frame.getByRole('status').filter({ hasText: 'The wheel turns.' })).toBeAttached()
    await expect(frame.getByRole('heading', { name: 'Bonus balance' })).toBeHidden()
    await expect(frame.getByRole('status').filter({ hasText: /^The wheel has stopped\./ })).toBeAttached()
    await expect(frame.getByRole('heading', { name: 'Bonus balance' })).toBeVisible()
    await expect(spin).toContainText('1 spin left')
    const { page: rounds } = await me.call(game.betRecord, {})
    const { left, bonus } = (await me.call(promotion.freeSpins)).model
    expect({ left, won: bonus?.balance }).toEqual({ left: 1, won: rounds.content[0]?.winAmount })
    expect((await me.call(auth.userInfo)).user.balance).toBe(100)
    await openNewestRound(frame)
    await expect(page.getByRole('img', { name: /^The wheel stopped at sector \d+ of 12: / })).toBeVisible()
    await proveRound(page, 'freespin')
  } finally {
    // Else it complains of the server that goes away.
    await page.close()
    await product.stop()
  }
})
