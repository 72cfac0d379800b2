import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import * as paymentCases from '@fairground/contract/calls/payment-cases'
import * as responsible from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import { newPlayer, type Player, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareTotals } from '../../src/cash/payments/compare-totals.ts'
import type { PaymentEvent, PaymentProvider, PayoutOrder } from '../../src/cash/payments/provider.ts'
import { ProviderAway } from '../../src/cash/payments/provider.ts'
import { reconcile } from '../../src/cash/payments/reconcile.ts'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { newStaff } from '../staff.ts'

/** How a webhook is signed: by default rightly, and now. */
export interface Signing {
  secret?: string
  ageMs?: number
  /** Sent in place of the body that was signed. */
  otherBody?: string
}

/** A server with a provider whose bank sends no webhook by itself, and the bank. */
export interface Table {
  server: TestServer
  /** The deposit channel of the provider, and its currency. */
  channel: string
  currencyId: string
  /** The provider under test, beside the server's own one. */
  provider: PaymentProvider
  /** The bank takes the payment of a deposit. */
  pay(deposit: { id: string; url: string; code?: string | undefined }): Promise<void>
  /** The bank gives the money of a deposit back. */
  reverse(depositId: string): Promise<void>
  /** Sends a webhook as the bank does. */
  hook(event: Omit<PaymentEvent, 'about'>, signing?: Signing): Promise<{ http: number; message: string }>
  /** The bank gives `provider` no answer while `work` runs, and gets none of its requests. */
  whileAway<Result>(work: () => Promise<Result>): Promise<Result>
  /** Places that the bank pays, declines, and pays after a time without an answer; and texts that are no places. */
  destinations: { paid: string; declined: string; unknown: string; malformed: string[] }
  /** How many payments have arrived at a place. */
  countArrived(destination: string): Promise<number>
  close(): Promise<void>
}

/** A provider to prove. */
export interface ProviderUnderTest {
  name: string
  open(): Promise<Table>
}

/** Proves that a provider and the server together keep the money right, whatever the bank does. */
export function proveProvider({ name, open }: ProviderUnderTest): void {
  describe(name, () => {
    let table: Table
    beforeAll(async () => {
      table = await open()
    })
    afterAll(async () => {
      expect(await verifyLedger(table.server.databaseUrl)).toMatchObject({ sound: true })
      await table.close()
    })

    /** A player with a deposit of 25.50, and its messages. */
    async function newDeposit() {
      const player = await newPlayer(table.server, { currencyId: table.currencyId })
      const { model } = await player.call(pay.recharge, { amount: '25.50', channel: table.channel })
      const event = { depositId: model.id, accountId: player.userId, amount: '25.50', currencyId: table.currencyId }
      const say = (kind: PaymentEvent['kind'], changes: Partial<PaymentEvent> = {}, signing?: Signing) =>
        table.hook({ ...event, kind, ...changes }, signing)
      return { player, ...model, say }
    }
    const balanceOf = async (player: Player) => (await player.call(auth.userInfo)).user.balance
    const statusOf = async (player: Player, id: string) => (await player.call(pay.rechargeStatus, { id })).model.status
    async function casesOf(subjectId: string) {
      const staff = await newStaff(table.server)
      const { page } = await staff.call(paymentCases.listCases, { pageSize: 100 })
      return page.content.filter((row) => row.subjectId === subjectId)
    }
    const setOverdue = (id: string) =>
      table.server.parts.db
        .updateTable('deposit')
        .set({ expires_at: new Date(Date.now() - 1_000) })
        .where('id', '=', id)
        .execute()

    test('[WA-01] a lost webhook: the payment is found when the deposit expires', async () => {
      const { player, id, url, code } = await newDeposit()
      await table.pay({ id, url, code })
      table.server.parts.events.emit('depositExpired', { accountId: player.userId, id })
      await expect.poll(() => statusOf(player, id)).toBe('PAID')
      expect(await balanceOf(player)).toBe(25.5)
    })

    test('[WA-01] a lost webhook: the payment is found by the reconciliation, and is credited once', async () => {
      const { player, id, url, code, say } = await newDeposit()
      await table.pay({ id, url, code })
      await setOverdue(id)
      await Promise.all([reconcile(table.server.parts), reconcile(table.server.parts), say('paid')])
      await reconcile(table.server.parts)
      expect([await statusOf(player, id), await balanceOf(player)]).toEqual(['PAID', 25.5])
      expect(await casesOf(id)).toEqual([])
    })

    test('[WA-01] webhooks that come twice, late and out of order credit once', async () => {
      const { player, id, say } = await newDeposit()
      await say('expired')
      await say('noted')
      const answers = await Promise.all(Array.from({ length: 10 }, () => say('paid')))
      expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
      for (const kind of ['noted', 'declined', 'expired', 'paid'] as const) expect((await say(kind)).http).toBe(200)
      expect([await statusOf(player, id), await balanceOf(player)]).toEqual(['PAID', 25.5])
    })

    test('[RE-04] a forged webhook, a changed one and an old one are refused and move nothing', async () => {
      const { player, id, say } = await newDeposit()
      for (const signing of [
        { secret: 'another secret of the same length' },
        { otherBody: '{"type":"paid"}' },
        { ageMs: 6 * 60_000 },
        { ageMs: -6 * 60_000 },
      ])
        expect(await say('paid', {}, signing)).toEqual({ http: 401, message: 'signature_wrong' })
      expect([await statusOf(player, id), await balanceOf(player)]).toEqual(['NEW', 0])
    })

    test('a part of the amount is held and opens one case, however often it is told', async () => {
      const { player, id, say } = await newDeposit()
      for (let time = 0; time < 3; time++)
        expect(await say('paid', { amount: '20.00' })).toEqual({ http: 200, message: 'success' })
      expect([await statusOf(player, id), await balanceOf(player)]).toEqual(['DECLINED', 0])
      const [openCase, ...others] = await casesOf(id)
      expect(openCase).toMatchObject({ kind: 'amount', accountId: player.userId, acts: ['credit', 'return'] })
      expect(others).toEqual([])
    })

    test('a held payment goes back to its payer through the provider, once', async () => {
      const { player, id, url, code, say } = await newDeposit()
      await table.pay({ id, url, code })
      await player.call(responsible.timeOut, { hours: 24 })
      await say('paid')
      const [openCase] = await casesOf(id)
      const staff = await newStaff(table.server)
      const wish = { id: openCase?.id ?? '', act: 'return', note: 'sent back' } as const
      expect((await staff.call(paymentCases.settleCase, wish)).model).toEqual({ isDone: true })
      expect((await table.provider.findCheckout(id)).state).toBe('reversed')
      await say('reversed')
      await table.provider.refundCheckout?.(id)
      const { page } = await player.call(pay.rechargeList)
      expect(page.content[0]).toMatchObject({ returnedAt: expect.any(Number) })
      expect(await balanceOf(player)).toBe(0)
    })

    test('a checkout that a break forbids is closed at the provider', async () => {
      const { player, id } = await newDeposit()
      await player.call(responsible.timeOut, { hours: 24 })
      await expect.poll(() => statusOf(player, id), { timeout: 10_000 }).toBe('DECLINED')
      expect(['declined', 'expired']).toContain((await table.provider.findCheckout(id)).state)
    })

    test('[RE-04] another currency moves nothing and opens one case, however often it is told', async () => {
      const { player, id, say } = await newDeposit()
      for (let time = 0; time < 3; time++)
        expect(await say('paid', { currencyId: 'USD' })).toEqual({ http: 422, message: 'deposit_mismatch' })
      expect([await statusOf(player, id), await balanceOf(player)]).toEqual(['NEW', 0])
      const [openCase, ...others] = await casesOf(id)
      expect(openCase).toMatchObject({ kind: 'amount', accountId: player.userId })
      expect(others).toEqual([])
    })

    test('[WA-01] a reversal takes the money back once, opens a case, and a late payment does not bring it again', async () => {
      const { player, id, url, code, say } = await newDeposit()
      await table.pay({ id, url, code })
      await say('paid')
      await Promise.all([say('reversed'), say('reversed'), say('reversed')])
      await say('paid')
      expect(await balanceOf(player)).toBe(0)
      const { page } = await player.call(pay.rechargeList)
      expect(page.content[0]).toMatchObject({ status: 'PAID', reversedAt: expect.any(Number) })
      expect((await casesOf(id)).map(({ kind }) => kind)).toEqual(['reversal'])
    })

    test('[WA-01] a reversal that comes before its payment leaves nothing', async () => {
      const { player, id, say } = await newDeposit()
      expect((await say('reversed')).http).toBe(200)
      expect((await say('paid')).http).toBe(200)
      expect([await statusOf(player, id), await balanceOf(player)]).toEqual(['PAID', 0])
    })

    test('[WA-01] a lost reversal is found by the reconciliation', async () => {
      const { player, id, url, code, say } = await newDeposit()
      await table.pay({ id, url, code })
      await say('paid')
      await table.reverse(id)
      await reconcile(table.server.parts)
      expect(await balanceOf(player)).toBe(0)
      expect((await casesOf(id)).map(({ kind }) => kind)).toEqual(['reversal'])
    })

    test('[WA-01] a payment that the bank denies opens one case, which staff closes with a note, and moves nothing', async () => {
      const { player, id, say } = await newDeposit()
      await say('paid')
      await reconcile(table.server.parts)
      await reconcile(table.server.parts)
      expect(await balanceOf(player)).toBe(25.5)
      const [openCase, ...others] = await casesOf(id)
      expect([openCase?.kind, others]).toEqual(['contradiction', []])

      const staff = await newStaff(table.server)
      const closing = { id: openCase?.id ?? '', note: 'the bank has sent a statement' }
      await staff.call(paymentCases.closeCase, closing)
      await expect(staff.call(paymentCases.closeCase, closing)).rejects.toEqual(new CallError('case_unknown'))
      expect(await casesOf(id)).toEqual([])
      const { page } = await staff.call(paymentCases.listCases, { open: false, pageSize: 100 })
      expect(page.content.find((row) => row.id === closing.id)).toMatchObject({ note: closing.note })
    })

    test('[WA-01] sums that differ from the bank’s open a case', async () => {
      if (!table.provider.findTotals) return
      const { say } = await newDeposit()
      await say('paid')
      const parts = { ...table.server.parts, now: () => Date.now() + 2 * 3_600_000 }
      expect(await compareTotals(parts, table.provider)).toBeGreaterThan(0)
      expect(await compareTotals(table.server.parts, table.provider)).toBe(0)
      const staff = await newStaff(table.server)
      const { page } = await staff.call(paymentCases.listCases, { pageSize: 100 })
      const differences = page.content.filter(({ kind }) => kind === 'totals').map(({ details }) => details.sum)
      expect(differences).toContain('paidIn')
    })

    const checkoutOf = (depositId: string) => ({
      ...{
        depositId,
        accountId: crypto.randomUUID(),
        amount: '12.50' as const,
        currencyId: table.currencyId,
        symbol: 'G$',
      },
      ...{ locale: 'en', returnUrl: 'http://127.0.0.1:8080/' },
    })

    test('[RE-03] an order without an answer can be repeated, and is one checkout', async () => {
      const order = checkoutOf(crypto.randomUUID())
      await table.whileAway(() => expect(table.provider.createCheckout(order)).rejects.toThrow(ProviderAway))
      await table.whileAway(() => expect(table.provider.findCheckout(order.depositId)).rejects.toThrow(ProviderAway))
      expect(await table.provider.findCheckout(order.depositId)).toEqual({ state: 'unknown' })
      const [first, second] = [await table.provider.createCheckout(order), await table.provider.createCheckout(order)]
      expect(second).toEqual(first)
      const open = { state: 'open', amount: '12.50', currencyId: table.currencyId }
      expect(await table.provider.findCheckout(order.depositId)).toEqual(open)
      await table.pay({ id: order.depositId, ...first })
      expect(await table.provider.findCheckout(order.depositId)).toEqual({ ...open, state: 'paid' })
      await table.reverse(order.depositId)
      expect(await table.provider.findCheckout(order.depositId)).toEqual({ ...open, state: 'reversed' })
    })

    const payoutOf = (destination: string): PayoutOrder => ({
      ...{ payoutId: crypto.randomUUID(), accountId: crypto.randomUUID() },
      ...{ amount: '3.20', currencyId: table.currencyId, destination },
    })

    test('a payout is paid once, however often it is sent', async () => {
      const order = payoutOf(table.destinations.paid)
      const before = await table.countArrived(order.destination)
      await table.provider.createPayout(order)
      await table.provider.createPayout(order)
      await expect.poll(async () => (await table.provider.findPayout(order.payoutId)).state).toBe('paid')
      expect(await table.countArrived(order.destination)).toBe(before + 1)
    })

    test('a declined payout says why', async () => {
      const order = payoutOf(table.destinations.declined)
      const declined = { state: 'declined', reason: expect.any(String) }
      expect(await table.provider.createPayout(order)).toMatchObject(declined)
      expect(await table.provider.findPayout(order.payoutId)).toMatchObject(declined)
      expect(await table.countArrived(order.destination)).toBe(0)
    })

    test('a payout without an answer is pending, then paid, once', async () => {
      const order = payoutOf(table.destinations.unknown)
      const before = await table.countArrived(order.destination)
      await expect(table.provider.createPayout(order)).rejects.toThrow(ProviderAway)
      expect((await table.provider.findPayout(order.payoutId)).state).toBe('pending')
      await expect.poll(async () => (await table.provider.findPayout(order.payoutId)).state).toBe('paid')
      expect((await table.provider.createPayout(order)).state).toBe('paid')
      expect(await table.countArrived(order.destination)).toBe(before + 1)
    })

    test('a payout that the bank never got is missing, and is sent again and paid once', async () => {
      const order = payoutOf(table.destinations.paid)
      const before = await table.countArrived(order.destination)
      await table.whileAway(() => expect(table.provider.createPayout(order)).rejects.toThrow(ProviderAway))
      expect(await table.provider.findPayout(order.payoutId)).toEqual({ state: 'missing' })
      await table.provider.createPayout(order)
      await expect.poll(async () => (await table.provider.findPayout(order.payoutId)).state).toBe('paid')
      expect(await table.countArrived(order.destination)).toBe(before + 1)
    })

    test('a destination is read in one way, and a text that is none is refused', () => {
      const { paid, declined, unknown, malformed } = table.destinations
      for (const text of [paid, declined, unknown]) expect(table.provider.parseDestination(` ${text} `)).toBe(text)
      for (const text of malformed) expect(table.provider.parseDestination(text)).toBeUndefined()
    })
  })
}
