import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import { expect, test, vi } from 'vitest'
import type { PendingDeposit } from '../src/features/wallet/pending-deposit.ts'
import { noLimits, userOf } from './models.ts'
import { countDialogs, dialog, openLater } from './on-screen.ts'
import { closeSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const { userId: id } = userOf()

/** Leaves an open checkout on the device, as an earlier visit has; its store reads it when the page first needs the wallet. */
function leaveOpen(): void {
  const left: PendingDeposit = {
    ...{ id, url: 'https://pay.example/30', amount: 30, channel: 'sandbox', fee: 0, expiresAt: Date.now() + 900_000 },
  }
  localStorage.setItem('deposit', JSON.stringify(left))
}

test('[PO-05] a payment that was left open is offered again, and one press leads back to it; one that was paid meanwhile is not', async () => {
  leaveOpen()
  const channel = { id: 'sandbox', name: 'Sandbox', currencyId: 'G$', min: 1, max: 1000 }
  answer(pay.channels, { list: [channel] })
  answer(pay.rechargeList, { page: { content: [], total: 0 } })
  answer(responsible.limits, noLimits)
  answer(pay.rechargeStatus, { model: { id, status: 'NEW', amount: 30, fee: 0 } })
  await openLater('/verify', { player: {} })
  const reminder = dialog('Your payment is still open')
  await expect.element(reminder).toHaveTextContent('G$30.00')
  await reminder.getByRole('button', { name: 'Go on paying' }).click()
  await expect.element(dialog('Wallet').getByRole('link', { name: 'Open the checkout' })).toBeVisible()
  await closeSite()
  leaveOpen()
  answer(pay.rechargeStatus, { model: { id, status: 'PAID', amount: 30, fee: 0 } })
  const asked = requestsOf(pay.rechargeStatus).length
  await openLater('/verify', { player: {} })
  await expect.poll(() => requestsOf(pay.rechargeStatus).length).toBeGreaterThan(asked)
  await vi.advanceTimersByTimeAsync(1_000)
  await countDialogs(0)
})
