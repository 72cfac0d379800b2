import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import * as promotion from '@fairground/contract/calls/promotion'
import * as calls from '@fairground/contract/calls/switches'
import { HEADERS } from '@fairground/contract/headers'
import type { SwitchKind } from '@fairground/contract/switches'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { grant, offerInstantGames, scratch, slotBefore, spin } from '../instant-table.ts'
import { at, cashOut, peek, reveal } from '../mines-table.ts'
import { outcomeOf } from '../outcome-of.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { newStaff, staffKeyOf } from '../staff.ts'
import { startRun } from '../start-run.ts'
import { balanceOf, expectSoundLedger, newWinner, untilStatus, withdraw } from '../withdrawals/teller.ts'
import {
  addJurisdiction,
  atServer,
  JURISDICTION,
  moveToJurisdiction,
  SWITCHES,
  turn,
  versionOf,
} from './switch-desk.ts'

let server: Cashier
let second: TestServer
beforeAll(async () => {
  server = await openCashier()
  await offerInstantGames(server)
  second = await startTestServer({ databaseUrl: server.databaseUrl })
  await addJurisdiction([server, second])
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})
afterEach(() => expectSoundLedger(server))

/** The id of the switch of a kind that concerns a player of the tests, at mines. */
async function switchIdOf(kind: SwitchKind, { userId }: Player, gameId = 'mines'): Promise<string> {
  if (kind === 'version') return await versionOf(server, gameId)
  const ids = { site: 'site', game: gameId, jurisdiction: JURISDICTION, payment_method: 'sandbox', player: userId }
  return ids[kind]
}

/** Waits until both servers have noticed that a switch is on again, where they remember the state for a second. */
async function untilOpen(player: Player, gameId = 'mines'): Promise<void> {
  for (const each of [server, second])
    await expect
      .poll(() => outcomeOf(atServer(each, player).call(game.play, { gameId })), { interval: 50 })
      .toBe('success')
}

const bet = (player: Player, run?: string) =>
  player.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3, ...(run && { autoplay: run }) } })

test.each(SWITCHES.filter(({ stopsBets }) => stopsBets))(
  '[OP-02] a switch of a $kind refuses new bets of every sort on two servers by $refusal, lets open play finish and pay, and turns on again',
  async ({ kind, refusal }) => {
    const me = await newPlayer(server, { deposit: 1_000 })
    const idle = await newPlayer(server, { deposit: 100 })
    await moveToJurisdiction(server, [me, idle])
    const fresh = { ...me, ...(await relogin(me)) }
    await slotBefore(server, fresh, 'a win')
    const won = await scratch(fresh, 1)
    const run = await startRun(fresh)
    const { model: open } = await bet(fresh, run)
    await grant(server, me, { key: 'before', count: 2 })

    const id = await switchIdOf(kind, me)
    expect(await turn(server, kind, id, 'off', 'Looks odd')).toMatchObject({
      off: true,
      turn: { person: 'ana', reason: 'Looks odd' },
    })
    const safe = at((await peek(server.parts, me, open.id)).safe, 0)
    await reveal(fresh, open.id, safe)
    expect(await cashOut(atServer(second, fresh), open.id)).toMatchObject({ result: 'WIN' })
    for (const each of [server, second]) {
      const player = atServer(each, fresh)
      expect(await outcomeOf(bet(player))).toBe(refusal)
      expect(await outcomeOf(bet(player, run))).toBe(refusal)
      const isOfGame = kind === 'game' || kind === 'version'
      if (isOfGame) continue
      expect(await outcomeOf(scratch(player, 1))).toBe(refusal)
      expect(await outcomeOf(spin(player))).toBe(refusal)
      // The site's switch closes this call a second later; until then the run may begin, and takes no bet.
      if (kind !== 'site') expect(await outcomeOf(startRun(player))).toBe(refusal)
    }
    if (won.held) await fresh.call(game.finishHold, { id: won.id })
    await fresh.call(game.finishAllMyHold)
    expect((await server.parts.wallet.findWallet(me.userId))?.heldMinor).toBe(0n)

    expect((await turn(server, kind, kind === 'version' ? await versionOf(server, 'mines') : id, 'on')).off).toBe(false)
    await untilOpen(fresh)
    expect((await bet(atServer(second, fresh), run)).model.result).toBe('PENDING')
  },
)

/** A new token, whose session has the account's present country. */
async function relogin(player: Player): Promise<Pick<Player, 'token' | 'call'>> {
  server.parts.sessions.forget(player.userId)
  second.parts.sessions.forget(player.userId)
  return { token: player.token, call: player.call }
}

test.each(['jurisdiction', 'player', 'payment_method'] as const)(
  '[OP-02] a switch of a %s refuses deposits before an order is made, and the report of one that was begun is credited',
  async (kind) => {
    const me = await newPlayer(server)
    await moveToJurisdiction(server, [me])
    await relogin(me)
    const begun = await server.recharge(me, 20)
    const refusal = SWITCHES.find((each) => each.kind === kind)?.refusal
    const id = await switchIdOf(kind, me)
    await turn(server, kind, id, 'off')
    for (const each of [server, second])
      expect(await outcomeOf(atServer(each, me).call(pay.recharge, { amount: 10, channel: 'sandbox' }))).toBe(
        each === second && kind === 'payment_method' ? 'channel_unknown' : refusal,
      )
    expect((await me.call(pay.rechargeList)).page.total).toBe(1)
    const isListed = async () => (await me.call(pay.channels)).list.some((channel) => channel.id === 'sandbox')
    await expect.poll(isListed, { interval: 50 }).toBe(kind !== 'payment_method')
    await server.hook({ type: 'checkout.paid', depositId: begun.id, accountId: me.userId, amount: '20.00' })
    await expect.poll(() => balanceOf(server, me)).toBe(2_000n)
    await turn(server, kind, id, 'on')
    expect(await outcomeOf(server.recharge(me, 10))).toBe('success')
  },
)

test.each(['jurisdiction', 'player'] as const)(
  '[OP-02] a switch of a %s refuses gifts of staff and of the check-in',
  async (kind) => {
    const me = await newPlayer(server)
    await moveToJurisdiction(server, [me])
    await relogin(me)
    const refusal = SWITCHES.find((each) => each.kind === kind)?.refusal
    const id = await switchIdOf(kind, me)
    await turn(server, kind, id, 'off')
    expect(await outcomeOf(grant(server, me, { key: 'closed', count: 1 }))).toBe(refusal)
    expect(await outcomeOf(me.call(promotion.checkin))).toBe(refusal)
    await turn(server, kind, id, 'on')
    expect(await outcomeOf(grant(server, me, { key: 'closed', count: 1 }))).toBe('success')
    expect(await outcomeOf(me.call(promotion.checkin))).toBe('success')
  },
)

test('[OP-02] a way to be paid that is switched off takes no new withdrawals, and sent ones are paid', async () => {
  const me = await newWinner(server)
  const { id } = await withdraw(me, 10)
  await turn(server, 'payment_method', 'sandbox-out', 'off')
  expect(await outcomeOf(withdraw(me, 10))).toBe('payment_maintenance')
  await untilStatus(me, id, 'PAID')
  await turn(server, 'payment_method', 'sandbox-out', 'on')
  expect(await outcomeOf(withdraw(me, 10))).toBe('success')
})

test('[OP-02] a player who is switched off logs in and withdraws, and a person decides about it', async () => {
  const me = await newWinner(server)
  await turn(server, 'player', me.userId, 'off')
  expect(await withdraw(me, 10)).toMatchObject({ status: 'REVIEW' })
  const row = await server.parts.db
    .selectFrom('withdrawal')
    .select('review_causes')
    .where('account_id', '=', me.userId)
    .executeTakeFirstOrThrow()
  expect(row.review_causes).toEqual(['player_off'])
})

test('[OP-02] a version that is switched off stays off while only the game’s switch turns, and ends with other settings', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  await turn(server, 'version', await versionOf(server, 'mines'), 'off')
  await turn(server, 'game', 'mines', 'off')
  await turn(server, 'game', 'mines', 'on')
  await untilOpen(me)
  expect(await outcomeOf(bet(me))).toBe('version_off')
  const staff = await newStaff(server)
  await staff.call(operator.saveGame, { gameId: 'mines', edge: 310 })
  await expect.poll(() => outcomeOf(bet(me)), { interval: 50 }).toBe('success')
  await staff.call(operator.saveGame, { gameId: 'mines', edge: 300 })
})

test('[OP-02] the list finds a player by the account, names who turned a switch and why, and refuses what does not exist', async () => {
  const me = await newPlayer(server)
  const headers = { [HEADERS.staffKey]: await staffKeyOf(server, 'ana') }
  const list = async (account = '') => (await server.call(calls.listSwitches, { account }, { headers })).list
  for (const account of [me.account, me.userId])
    expect(await list(account)).toContainEqual({ kind: 'player', id: me.userId, name: me.user.nickname, off: false })
  await turn(server, 'player', me.userId, 'off', 'Asked by the bank')
  const row = (await list()).find(({ id }) => id === me.userId)
  expect(row).toMatchObject({ off: true, turn: { person: 'ana', reason: 'Asked by the bank' } })
  for (const [kind, id] of [
    ['site', 'other'],
    ['game', 'chess'],
    ['version', 'mines:9999'],
    ['jurisdiction', 'moon'],
    ['payment_method', 'gold'],
    ['player', 'nobody'],
    ['player', '00000000-0000-7000-8000-000000000000'],
  ] as const)
    expect(await outcomeOf(turn(server, kind, id, 'off'))).toBe('switch_unknown')
  const { before, after } = await server.parts.db
    .selectFrom('staff_action')
    .select(['before', 'after'])
    .where('call', '=', 'staff.setSwitch')
    .where('outcome', '=', 'success')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow()
  expect({ before, after }).toMatchObject({ after: { id: me.userId, off: true } })
})

test.each(SWITCHES.filter(({ stopsBets }) => stopsBets))(
  '[OP-02] of bets at once with a switch of a $kind none is stored after its answer',
  async ({ kind, refusal }) => {
    const players = await Promise.all(Array.from({ length: 8 }, async () => newPlayer(server, { deposit: 1_000 })))
    await moveToJurisdiction(server, players)
    for (const player of players) await relogin(player)
    const concerned = kind === 'player' ? players.slice(0, 1) : players
    const [first] = concerned
    if (!first) throw new Error('no player')
    let placed = 0
    const playing = concerned.flatMap((player) =>
      [server, second].map(async (each) => {
        for (;;) {
          const outcome = await outcomeOf(scratch(atServer(each, player), 1))
          if (outcome !== 'success') return outcome
          placed += 1
        }
      }),
    )
    await expect.poll(() => placed, { interval: 5 }).toBeGreaterThan(10)
    const id = await switchIdOf(kind, first, 'scratch')
    await turn(server, kind, id, 'off')
    const storedCount = await countBets(concerned)
    expect(new Set(await Promise.all(playing))).toEqual(new Set([refusal]))
    expect(await countBets(concerned)).toBe(storedCount)
    expect(storedCount).toBeGreaterThan(10)
    await turn(server, kind, kind === 'version' ? await versionOf(server, 'scratch') : id, 'on')
    await untilOpen(first, 'scratch')
  },
)

async function countBets(players: readonly Player[]): Promise<number> {
  const { bets } = await server.parts.db
    .selectFrom('money_action')
    .select(({ fn }) => fn.countAll<bigint>().as('bets'))
    .where('kind', '=', 'bet')
    .where(
      'account_id',
      'in',
      players.map(({ userId }) => userId),
    )
    .executeTakeFirstOrThrow()
  return Number(bets)
}
