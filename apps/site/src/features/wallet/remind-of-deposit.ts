import * as pay from '@fairground/contract/calls/pay'
import { call } from '../../calls/client.ts'
import { serverNow } from '../../calls/server-time.ts'
import { readStored } from '../../kernel/storage/storage.ts'
import { offerPopup } from '../../player/offer-popup.ts'
import { parsePendingDeposit } from './pending-deposit.ts'

/** Offers to continue an open checkout that this device has stored. */
export async function remindOfDeposit(): Promise<void> {
  const deposit = parsePendingDeposit(readStored('deposit'), serverNow())
  if (!deposit) return
  try {
    const { model } = await call(pay.rechargeStatus, { id: deposit.id }, { errors: 'ignore' })
    if (model.status === 'NEW') await offerPopup({ name: 'recharge-save', amount: deposit.amount })
  } catch (error) {
    console.info('no reminder of a payment', error)
  }
}
