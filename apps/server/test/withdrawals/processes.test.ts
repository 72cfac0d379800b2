import * as calls from '@fairground/contract/calls/staff-withdrawals'
import { startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { markDeclined, markPaid, PROVIDER_DECLINED } from '../../src/cash/withdrawals/settle-payout.ts'
import { findWithdrawal } from '../../src/cash/withdrawals/withdrawal.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { balanceOf, expectSoundLedger, newWinner, withdraw } from './teller.ts'

let first: Cashier
let second: TestServer
beforeAll(async () => {
  first = await openCashier()
  second = await startTestServer({ databaseUrl: first.databaseUrl })
  await first.stopJobs()
  await second.stopJobs()
})
afterAll(async () => {
  await expectSoundLedger(first)
  await second.stop()
  await first.stop()
})

/** The kinds of the postings of a withdrawal. */
async function postingsOf(id: string): Promise<string[]> {
  const rows = await first.parts.db.selectFrom('posting').select('kind').where('ref_id', '=', id).execute()
  return rows.map(({ kind }) => kind).toSorted()
}

test('two servers approve, decline and settle one withdrawal at once: it is decided once and posted once', async () => {
  const player = await newWinner(first, 3_000)
  const [here, there] = [await newStaff(first), await newStaff({ ...second, databaseUrl: first.databaseUrl })]
  for (let round = 0; round < 8; round++) {
    const before = await balanceOf(first, player)
    const { id } = await withdraw(player, 250)
    const work = [
      () => here.call(calls.approveWithdrawal, { id }),
      () => there.call(calls.declineWithdrawal, { id, reason: 'no' }),
      () => there.call(calls.approveWithdrawal, { id }),
      // Another reason: the same wish again would be a repeat, which is done too.
      () => here.call(calls.declineWithdrawal, { id, reason: 'not now' }),
    ]
    const turned = round % 2 === 0 ? work : work.toReversed()
    const answers = await Promise.allSettled(turned.map((call) => call()))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const row = await findWithdrawal(first.parts.db, id)
    if (!row) throw new Error(`no withdrawal ${id}`)
    if (row.status === 'SENT') {
      const declined = { by: 'provider', note: PROVIDER_DECLINED }
      const endings = [first, second].flatMap(({ parts }) => [markPaid(parts, row), markDeclined(parts, row, declined)])
      await Promise.all(round % 4 < 2 ? endings : endings.toReversed())
    }
    const end = (await findWithdrawal(second.parts.db, id))?.status ?? ''
    expect(end).toMatch(/^(PAID|DECLINED)$/)
    expect(await postingsOf(id)).toHaveLength(2)
    expect(await balanceOf(first, player)).toBe(end === 'PAID' ? before - 250_00n : before)
  }
})
