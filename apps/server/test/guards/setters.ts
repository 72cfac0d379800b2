import { randomUUID } from 'node:crypto'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import * as operator from '@fairground/contract/calls/operator'
import * as calls from '@fairground/contract/calls/responsible'
import { listSwitches } from '@fairground/contract/calls/switches'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { LimitKind } from '@fairground/contract/play-limits'
import { SWITCH_KINDS, type SwitchKind } from '@fairground/contract/switches'
import { lotteries } from '@fairground/games/lottery'
import { minorToDecimalString } from '@fairground/money'
import { changePlay } from '@fairground/server/people/responsible/change-play.ts'
import { mostPaid, parseSlip } from '@fairground/server/play/rounds/stored-slip.ts'
import { newPlayer, type Player } from '@fairground/testkit'
import { expect } from 'vitest'
import { OPTIONS } from '../game-options.data.ts'
import { type Cashier, sendSigned } from '../payments/cashier.ts'
import { goOnIn } from '../several-wallets.ts'
import { newStaff } from '../staff.ts'
import { turn } from '../switches/switch-desk.ts'
import { placeSlip } from './paths.ts'
import { askForDeposit, askForPayout, destinationOf, ELSEWHERE, HOME, report } from './ready-player.ts'

/** Sets a guard for a player. @returns what takes it back */
export type SetGuard = (cashier: Cashier, player: Player) => Promise<() => Promise<unknown>>

const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'wager', 'session']
const forGood = async () => async () => {}

/** Changes the jurisdiction of every player. */
const inJurisdiction =
  (change: object): SetGuard =>
  async (cashier) => {
    const staff = await newStaff(cashier)
    await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, ...change })
    return () => staff.call(operator.saveJurisdiction, demoJurisdiction)
  }

/** Changes a setting of the site. */
const inSettings =
  (settings: Record<string, unknown>, back: Record<string, unknown>): SetGuard =>
  async (cashier) => {
    const staff = await newStaff(cashier)
    await staff.call(operator.saveSettings, { settings })
    return () => staff.call(operator.saveSettings, { settings: back })
  }

/** Changes columns of every game, channel or rule of payouts. */
const inTable =
  (table: 'game' | 'payment_channel' | 'payout_rule', values: object, back: object): SetGuard =>
  async ({ parts: { db } }) => {
    await db.updateTable(table).set(values).execute()
    return () => db.updateTable(table).set(back).execute()
  }

/** Switches off every switch of a kind. */
const switchOff =
  (kind: SwitchKind): SetGuard =>
  async (cashier, { userId }) => {
    const { list } = await (await newStaff(cashier)).call(listSwitches, {})
    const ids = kind === 'player' ? [userId] : list.filter((each) => each.kind === kind).map(({ id }) => id)
    for (const id of ids) await turn(cashier, kind, id, 'off')
    return async () => {
      for (const id of ids) await turn(cashier, kind, id, 'on')
    }
  }

/** Changes the player's limits or breaks. */
const ofPlayer =
  (set: (player: Player, cashier: Cashier) => Promise<unknown>): SetGuard =>
  async (cashier, player) => {
    await set(player, cashier)
    return forGood()
  }

/** The rules of payouts of the demonstration, in its first currency and the one that it equals. */
const inRules =
  (values: object): SetGuard =>
  async ({ parts: { db } }) => {
    const rules = await db.selectFrom('payout_rule').selectAll().execute()
    await db.updateTable('payout_rule').set(values).execute()
    return async () => {
      for (const { channel, ...rule } of rules)
        await db.updateTable('payout_rule').set(rule).where('channel', '=', channel).execute()
    }
  }

/** Places slips of one line in each lottery, in the current wallet. */
const withSlips =
  (count: number, then: (player: Player, slipId: string) => Promise<unknown> = async () => {}): SetGuard =>
  async (_, player) => {
    for (const { id } of lotteries)
      for (let at = 0; at < count; at++) await then(player, (await placeSlip(player, id)).id)
    return async () => {}
  }

/** Leaves no room in the multiplayer rounds that take bets now. */
const fillRounds: SetGuard = async ({ parts: { db } }) => {
  const open = await db
    .selectFrom('multiplayer_round')
    .select(['id', 'max_exposure_minor'])
    .where('status', '=', 'NEW')
    .execute()
  const ids = open.map(({ id }) => id)
  const parts = await db
    .selectFrom('multiplayer_round_part')
    .selectAll()
    .where('multiplayer_round_id', 'in', ids)
    .execute()
  await db.updateTable('multiplayer_round').set({ max_exposure_minor: 1n }).where('id', 'in', ids).execute()
  await db
    .updateTable('multiplayer_round_part')
    .set({ allowance_minor: 0n, exposure_minor: 0n })
    .where('multiplayer_round_id', 'in', ids)
    .execute()
  return async () => {
    for (const { id, max_exposure_minor } of open)
      await db.updateTable('multiplayer_round').set({ max_exposure_minor }).where('id', '=', id).execute()
    for (const { multiplayer_round_id, part, allowance_minor, exposure_minor } of parts)
      await db
        .updateTable('multiplayer_round_part')
        .set({ allowance_minor, exposure_minor })
        .where('multiplayer_round_id', '=', multiplayer_round_id)
        .where('part', '=', part)
        .execute()
  }
}

/** The provider reports that a payout was paid. */
async function untilPaid({ parts: { db }, url }: Cashier, reference: string): Promise<void> {
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', reference).executeTakeFirstOrThrow()
  const currency = row.channel === 'sandbox-out' ? HOME : ELSEWHERE
  const payout = {
    id: 'p',
    reference,
    customer: row.account_id,
    amount: minorToDecimalString(row.amount_minor, 2),
    currency,
  }
  await sendSigned(url, { id: randomUUID(), type: 'payout.paid', createdAt: Date.now(), payout })
  const statusOf = () => db.selectFrom('withdrawal').select('status').where('id', '=', reference).executeTakeFirst()
  await expect.poll(async () => (await statusOf())?.status).toBe('PAID')
}

const kyc = { beforeDeposit: 0, depositsAbove: null, beforeWithdraw: 0, withdrawalsAbove: null, depositBand: null }
const rules = { ...kyc, keepDocumentsDays: 90 }

/** How each guard of the table is set, by its name. */
export const SETTERS: Readonly<Record<string, SetGuard>> = {
  ...Object.fromEntries(
    KINDS.flatMap((kind) => [
      [
        `${kind} limit of the player`,
        ofPlayer((player) => player.call(calls.setLimit, { kind, period: 'week', value: 0 })),
      ],
      [
        `${kind} limit of the operator`,
        ofPlayer(async ({ userId }, cashier) =>
          (await newStaff(cashier)).call(calls.setPlayerLimit, { userId, kind, period: 'day', value: 0 }),
        ),
      ],
      [`${kind} limit of the jurisdiction`, inJurisdiction({ limits: [{ kind, period: 'month', value: 0 }] })],
    ]),
  ),
  'reality check': ofPlayer(({ userId: accountId }, { parts }) =>
    changePlay(parts, { accountId, by: 'test' }, () => ({
      set: { realityCheckMinutes: 1, usage: JSON.stringify({ since: 60_000 }) },
    })),
  ),
  'time-out': ofPlayer((player) => player.call(calls.timeOut, { hours: 1 })),
  exclusion: ofPlayer((player) => player.call(calls.exclude, { days: 1 })),
  // Their players have no money, or no spins.
  balance: forGood,
  'granted spins': forGood,
  'smallest stake of a game': inTable('game', { min_stake_minor: 500n }, { min_stake_minor: 100n }),
  'largest stake of a game': inTable(
    'game',
    { min_stake_minor: 1n, max_stake_minor: 1n },
    { min_stake_minor: 100n, max_stake_minor: 100_000n },
  ),
  'largest stake of the jurisdiction': inJurisdiction({ maxStake: 1 }),
  'least time between bets': inJurisdiction({ minRoundMs: 60_000 }),
  'one open round of a game': ofPlayer(async (player) => {
    for (const gameId of ['mines', 'tower', 'stair', 'football', 'kangaroo', 'thimbles'])
      await player.call(game.bet, { gameId, model: { betAmount: 1, ...OPTIONS[gameId] } })
  }),
  'bets in a multiplayer round': inJurisdiction({ betSlots: 1 }),
  'exposure of a multiplayer round': fillRounds,
  'lines in a term': withSlips(60),
  // Room for one slip and a half.
  async 'largest win in a term'({ parts: { db, readSite } }, player) {
    for (const { id: gameId } of lotteries) {
      const { id } = await placeSlip(player, gameId)
      const { options } = await db.selectFrom('round').select('options').where('id', '=', id).executeTakeFirstOrThrow()
      const paidMinor = parseSlip(options)?.lines.reduce((sum, line) => sum + mostPaid(line), 0n) ?? 0n
      await db
        .updateTable('game')
        .set({ max_win_minor: (paidMinor * 3n) / 2n })
        .where('id', '=', gameId)
        .execute()
    }
    return async () => {
      await db.updateTable('game').set({ max_win_minor: 100_000_000n }).execute()
      // A player without slips does not see whether the servers have read it.
      await expect.poll(async () => (await readSite()).games.get('dice3')?.max_win_minor).toBe(100_000_000n)
    }
  },
  'cancels in a term': withSlips(3, (player, id) => player.call(lottery.cancel, { id })),
  'cancels of the jurisdiction': inJurisdiction({ slipCancel: false }),
  'loss limit of a run': forGood,
  'smallest deposit': inTable('payment_channel', { min_minor: 2000n }, { min_minor: 100n }),
  'largest deposit': inTable(
    'payment_channel',
    { min_minor: 1n, max_minor: 200n },
    { min_minor: 100n, max_minor: 10_000_000n },
  ),
  'open deposits': ofPlayer(({ userId: account_id }, { parts: { db } }) => {
    const rows = Array.from({ length: 10 }, () => ({
      ...{ account_id, id: randomUUID(), channel: 'sandbox', amount_minor: 100n, request_key: randomUUID() },
      ...{ created_at: new Date(), expires_at: new Date(Date.now() + 60_000) },
    }))
    return db.insertInto('deposit').values(rows).execute()
  }),
  'steps of amounts': inTable('payment_channel', { step_minor: 300n }, { step_minor: null }),
  'destination of another player': ofPlayer(async (player, cashier) => {
    for (const wallet of [HOME, ELSEWHERE] as const) {
      const other = await newPlayer(cashier, { deposit: 1_000 })
      if (wallet === ELSEWHERE) await goOnIn(cashier, other, wallet, 100_000n)
      const { id } = await askForPayout(other, wallet, 5, destinationOf(player))
      await untilPaid(cashier, id)
    }
  }),
  'wait of a new destination': inRules({ destination_hours: 24 }),
  'largest payout by rule': inRules({ auto_minor: 0n }),
  "a player's payouts by rule in a day": inRules({ auto_day_minor: 0n }),
  "all players' payouts in a day": inRules({ day_minor: 0n }),
  'second person': inRules({ two_persons_minor: 0n }),
  'reversed deposit': ofPlayer(async (player, cashier) => {
    const { id: depositId } = await askForDeposit(player, HOME)
    await report(cashier, player, { wallet: HOME, depositId })
    await cashier.hook({ type: 'checkout.reversed', depositId, accountId: player.userId, amount: '10.00' })
  }),
  'smallest withdrawal': inTable('payment_channel', { min_minor: 2000n }, { min_minor: 100n }),
  'largest withdrawal': inTable(
    'payment_channel',
    { min_minor: 1n, max_minor: 200n },
    { min_minor: 100n, max_minor: 10_000_000n },
  ),
  terms: inSettings({ termsVersion: 7 }, { termsVersion: null }),
  async age(cashier, player) {
    // Players of tests have confirmed the highest age.
    const { db } = cashier.parts
    await db.updateTable('account').set({ age_confirmed: 18 }).where('id', '=', player.userId).execute()
    return await inJurisdiction({ minimumAge: 99 })(cashier, player)
  },
  'documents before a deposit': inJurisdiction({ kyc: { ...rules, beforeDeposit: 1 } }),
  'documents above a sum of deposits': inJurisdiction({
    kyc: { ...rules, depositsAbove: { total: 15_000, level: 1 } },
  }),
  'documents above a sum of withdrawals': inJurisdiction({
    kyc: { ...rules, withdrawalsAbove: { total: 1_000, level: 1 } },
  }),
  'documents before a withdrawal': inJurisdiction({ kyc: { ...rules, beforeWithdraw: 1 } }),
  'code before a withdrawal': inSettings(
    { smsConfig: { enableForgetPassword: false, enableRegister: false, enableWithdraw: true } },
    { smsConfig: null },
  ),
  'stakes before a withdrawal': inSettings({ withdrawWagerPercent: 100 }, { withdrawWagerPercent: 0 }),
  ...Object.fromEntries(SWITCH_KINDS.map((kind) => [kind, switchOff(kind)])),
  'autoplay of the jurisdiction': inJurisdiction({ autoplay: false }),
  'bonuses of the jurisdiction': inJurisdiction({ bonuses: false }),
}
