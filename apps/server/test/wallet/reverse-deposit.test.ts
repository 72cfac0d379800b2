import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { ownKey } from '../../src/money/wallet/wallet.ts'
import { betOf, type Desk, openDesk } from './desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('[WA-01] a deposit with a fee is reversed once, however many ask at once, and the ledger stays sound', async () => {
  const accountId = await desk.account(300n)
  const depositId = await desk.deposit(accountId, 1_000n)
  await desk.db.updateTable('deposit').set({ fee_minor: 25n }).where('id', '=', depositId).execute()
  const reversal = { accountId, depositId, amountMinor: 1_000n }
  expect(await desk.wallet.reverseDeposit({ ...reversal, ...ownKey() })).toMatchObject({ reason: 'deposit_unpaid' })
  expect(await desk.wallet.creditDeposit({ ...reversal, ...ownKey() })).toMatchObject({ mainMinor: 1_275n })

  const sameKey = ownKey()
  const otherDoor = desk.secondDoor()
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? otherDoor : desk.wallet).reverseDeposit({ ...reversal, ...(at < 10 ? sameKey : ownKey()) }),
    ),
  )
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 300n, depositCount: 2 })
  expect(await verifyLedger(desk.url)).toMatchObject({ sound: true })
})

test('[WA-01] what a player has spent of a reversed deposit is the loss of the house, and each gets its own back when it comes again', async () => {
  const accountId = await desk.account()
  const depositId = await desk.deposit(accountId, 1_000n)
  await desk.wallet.creditDeposit({ accountId, depositId, amountMinor: 1_000n, ...ownKey() })
  await desk.wallet.placeBet(betOf(accountId, 700n))
  expect(await desk.wallet.reverseDeposit({ accountId, depositId, amountMinor: 1_000n, ...ownKey() })).toMatchObject({
    amountMinor: 300n,
    mainMinor: 0n,
  })
  const losses = desk.db.selectFrom('posting').select('amount_minor').where('kind', '=', 'deposit_loss')
  expect(await losses.where('account_id', '=', accountId).execute()).toEqual([{ amount_minor: 700n }])
  const restore = () => desk.wallet.restoreDeposit({ accountId, depositId, amountMinor: 1_000n, ...ownKey() })
  const outcomes = await Promise.all(Array.from({ length: 10 }, restore))
  expect(outcomes.filter(({ outcome }) => outcome === 'done')).toMatchObject([{ amountMinor: 300n, mainMinor: 300n }])
  expect(outcomes.filter(({ outcome }) => outcome === 'refused')[0]).toMatchObject({ reason: 'deposit_restored' })
  expect(await verifyLedger(desk.url)).toMatchObject({ sound: true })
  await desk.db.updateTable('deposit').set({ reversed_at: null }).where('id', '=', depositId).execute()
  const { findings } = await verifyLedger(desk.url)
  expect(findings.find(({ rule }) => rule.startsWith('Each paid deposit paid its fee'))?.broken).toBe(1)
})
