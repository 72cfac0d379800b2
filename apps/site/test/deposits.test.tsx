import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from './open-site.tsx'
import { setServerAhead } from './stand-in.ts'
import { answerDeposit, answerWallet } from './wallet-models.ts'

const wallet = page.getByRole('dialog', { name: 'Wallet' })
const amount = wallet.getByRole('textbox', { name: 'Amount' })

/** Asks for a deposit of 20, whose checkout is then in the wallet. */
async function askDeposit(): Promise<void> {
  answerWallet()
  await openSite('/verify#recharge', { player: {} })
  await amount.fill('20')
  await userEvent.keyboard('{Enter}')
  await expect.element(wallet.getByText('G$20.00')).toBeVisible()
}

test('[WA-01] a declined deposit says so without a press, and another can be started', async () => {
  answerDeposit('NEW')
  await askDeposit()
  const declined = wallet.getByText('The payment was declined')
  await expect.element(declined).not.toBeInTheDocument()
  answerDeposit('DECLINED')
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(declined).toBeVisible()
  await expect.element(wallet.getByRole('link', { name: 'Open the checkout' })).not.toBeInTheDocument()
  await wallet.getByRole('button', { name: 'Start a new deposit' }).click()
  await expect.element(amount).toBeVisible()
})

test('a payment that came and may not be played with says that it is held, and who ends that', async () => {
  answerDeposit('NEW')
  await askDeposit()
  answerDeposit('DECLINED', { heldAt: Date.now() })
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(wallet.getByText('Your payment is held')).toBeVisible()
  await expect.element(wallet.getByText(/Our staff sends it back or credits it/)).toBeVisible()
  await expect.element(wallet.getByText('Nothing was charged', { exact: false })).not.toBeInTheDocument()
})

test('[RT-20] the time left for a deposit goes down each second by the server’s clock, not the browser’s', async () => {
  // Of half an hour; by the browser's clock it would be 20 minutes.
  setServerAhead(-600_000)
  answerDeposit('NEW', { expiresAt: Date.now() + 1_200_000 })
  await askDeposit()
  const secondsLeft = () => {
    const [, minutes, seconds] = /Expires in (\d+):(\d\d)/.exec(wallet.element().textContent ?? '') ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  await expect.poll(secondsLeft).toBeGreaterThan(1_700)
  const before = secondsLeft()
  expect(before).toBeLessThanOrEqual(1_800)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(secondsLeft()).toBeLessThan(before)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(secondsLeft()).toBeLessThan(before - 60)
})
