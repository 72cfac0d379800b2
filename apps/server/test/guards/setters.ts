import { randomUUID } from 'node:crypto'
import * as operator from '@fairground/contract/calls/operator'
import * as calls from '@fairground/contract/calls/responsible'
import { listSwitches } from '@fairground/contract/calls/switches'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { LimitKind } from '@fairground/contract/play-limits'
import { SWITCH_KINDS, type SwitchKind } from '@fairground/contract/switches'
import { changePlay } from '@fairground/server/people/responsible/change-play.ts'
import type { Player } from '@fairground/testkit'
import type { Cashier } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { turn } from '../switches/switch-desk.ts'

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

/** Changes columns of every game or channel. */
const inTable =
  (table: 'game' | 'payment_channel', values: object, back: object): SetGuard =>
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
  'smallest stake of a game': inTable('game', { min_stake_minor: 500n }, { min_stake_minor: 100n }),
  'largest stake of a game': inTable(
    'game',
    { min_stake_minor: 1n, max_stake_minor: 1n },
    { min_stake_minor: 100n, max_stake_minor: 100_000n },
  ),
  'largest stake of the jurisdiction': inJurisdiction({ maxStake: 1 }),
  'least time between bets': inJurisdiction({ minRoundMs: 60_000 }),
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
