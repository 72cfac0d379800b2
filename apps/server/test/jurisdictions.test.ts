import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as home from '@fairground/contract/calls/home'
import * as operator from '@fairground/contract/calls/operator'
import * as promotion from '@fairground/contract/calls/promotion'
import { HEADERS } from '@fairground/contract/headers'
import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import { type JurisdictionProfile, jurisdictionProfileSchema } from '@fairground/contract/kyc-rules'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { idleLimitMs } from '../src/ground/call/session.ts'
import { getJurisdiction } from '../src/operator/jurisdictions/get-jurisdiction.ts'
import { strictJurisdiction } from '../src/operator/settings/strict-jurisdiction.ts'
import { grant, offerInstantGames, scratch, spin } from './instant-table.ts'
import { balances, bet, cashOut, at as nth, peek, reveal } from './mines-table.ts'
import { goOnIn } from './several-wallets.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let second: TestServer
let offsetMs = 0
beforeAll(async () => {
  const now = () => Date.now() + offsetMs
  server = await startTestServer({ now })
  second = await startTestServer({ databaseUrl: server.databaseUrl, now })
  await offerInstantGames(server)
  const staff = await newStaff(server)
  await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'no-gifts', bonuses: false })
  const jurisdictions = { GB: 'great-britain', DE: 'germany', FR: 'no-such-jurisdiction', BR: 'demo', NL: 'no-gifts' }
  await staff.call(operator.saveSettings, { settings: { jurisdictions } })
  await inForce('NL', ({ id }) => id === 'no-gifts')
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

/** Waits until both servers see a country's profile so. */
async function inForce(country: string, isThere: (jurisdiction: Jurisdiction) => boolean): Promise<void> {
  const currentRules = async () =>
    (await Promise.all([server, second].map(({ parts }) => getJurisdiction(parts, country)))).every(isThere)
  await vi.waitFor(async () => expect(await currentRules()).toBe(true), { timeout: 30_000, interval: 50 })
}

/** A player of a country. */
async function playerOf(country: string | null, deposit = 1000): Promise<Player> {
  const me = await newPlayer(server, { deposit })
  await server.parts.db.updateTable('account').set({ country_id: country }).where('id', '=', me.userId).execute()
  for (const { parts } of [server, second]) parts.sessions.forget(me.userId)
  return me
}

const atSecond = (me: Player): Player => ({
  ...me,
  call: (call, request, options) => second.call(call, request, { token: me.token, ...options }),
})
const jurisdictionOf = async (me: Player) => (await me.call(game.settings, { gameId: 'mines' })).model.jurisdiction

describe('[RG-01] which profile a player is under', () => {
  test('[RG-01] a new installation has the demonstration’s profile as the contract states it, for everybody', async () => {
    const ownServer = await startTestServer()
    try {
      const me = await newPlayer(ownServer)
      expect((await me.call(game.settings, { gameId: 'mines' })).model.jurisdiction).toEqual(demoJurisdiction)
      expect((await ownServer.call(home.startup)).jurisdiction).toEqual(demoJurisdiction)
    } finally {
      await ownServer.stop()
    }
  })

  test.each([
    ['GB', 'great-britain'],
    ['DE', 'germany'],
    ['BR', 'demo'],
    ['XX', 'strict'],
    ['FR', 'strict'],
    ['constructor', 'strict'],
    [null, 'strict'],
  ])('[RG-01] a player of %s is under %s', async (country, id) => {
    expect((await jurisdictionOf(await playerOf(country))).id).toBe(id)
  })

  test('[RG-01] [AU-05] a player is under the profile of the country that the registration names', async () => {
    const request = { account: `of-${randomUUID().slice(0, 13)}`, password: 'a sound horse battery' }
    const { model } = await server.call(auth.register, { ...request, countryId: 'DE', age: 18 })
    const settings = await server.call(game.settings, { gameId: 'mines' }, { token: model.token })
    expect(settings.model.jurisdiction.id).toBe('germany')
  })

  test('[RG-01] a player’s header changes nothing; a visitor’s decides what is shown', async () => {
    const me = await playerOf('GB')
    const headers = { [HEADERS.country]: 'BR' }
    expect((await me.call(game.settings, { gameId: 'mines' }, { headers })).model.jurisdiction.id).toBe('great-britain')
    expect((await server.call(game.settings, { gameId: 'mines' }, { headers })).model.jurisdiction.id).toBe('demo')
    expect((await server.call(home.startup, {}, { headers })).jurisdiction.id).toBe('demo')
    expect(await server.call(home.startup)).toMatchObject({ jurisdiction: { id: 'strict' }, minimumAge: 21 })
  })

  test('[RG-01] a profile that this release cannot read counts as none', async () => {
    await server.parts.db.insertInto('jurisdiction').values({ id: 'broken', rules: '{"autoplay": "yes"}' }).execute()
    const staff = await newStaff(server)
    expect((await staff.call(operator.listJurisdictions)).list.map(({ id }) => id)).not.toContain('broken')
  })
})

describe('[RG-01] what a bet is held to', () => {
  test('[RG-01] the next round may start five seconds after the last one, not a moment sooner', async () => {
    const me = await playerOf('GB')
    const start = Date.now()
    await scratch(me, 1)
    await expect(scratch(me, 1)).rejects.toMatchObject({ errorName: 'bet_too_soon', params: { seconds: 5 } })
    const [last] = (await me.call(game.betRecord)).page.content
    const early = (last?.createdAt ?? start) + 4_000 - Date.now()
    offsetMs = early
    await expect(scratch(me, 1)).rejects.toThrow('bet_too_soon')
    offsetMs = early + 1_000
    await scratch(me, 1)
    offsetMs = 0
  })

  test('[RG-01] [RE-03] 20 bets at once on two servers: one is taken, the others come too soon and cost nothing', async () => {
    const me = await playerOf('GB')
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => scratch(i % 2 ? me : atSecond(me), 1)))
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))
    expect(refusals).toEqual(Array(19).fill('bet_too_soon'))
    expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 99_900n, nextNonce: 1 })
  })

  test('[RG-01] each game has its own time; moves and the repeat of a bet are not held up', async () => {
    const me = await playerOf('GB')
    const key = randomUUID()
    const card = await scratch(me, 1, { key })
    const { id } = await bet(me, 1)
    const { safe } = await peek(server.parts, me, id)
    await reveal(me, id, nth(safe, 0))
    await cashOut(me, id)
    expect(await scratch(me, 1, { key })).toEqual(card)
    await expect(bet(me, 1)).rejects.toThrow('bet_too_soon')
  })

  test('[RG-01] a demonstration’s player may bet as fast as the rate limits let', async () => {
    const me = await playerOf('BR')
    await Promise.all(Array.from({ length: 10 }, () => scratch(me, 1)))
    expect(await balances(server.parts, me)).toMatchObject({ nextNonce: 10 })
  })

  test('[RG-01] the jurisdiction’s largest stake is the game’s, and a larger one is refused', async () => {
    const me = await playerOf('DE')
    expect((await me.call(game.settings, { gameId: 'mines' })).model).toMatchObject({ minStake: 1, maxStake: 1 })
    await expect(bet(me, 1.01)).rejects.toMatchObject({ errorName: 'stake_above_maximum', params: { max: 1 } })
    await bet(me, 1)
  })

  test('[RG-01] the largest multiplier caps what the bet may pay, and the jurisdiction is recorded on it', async () => {
    const me = await playerOf(null)
    const { id } = await bet(me, 1)
    expect((await me.call(game.round, { id })).model.maxWin).toBe(1000)
    const row = await server.parts.db
      .selectFrom('round')
      .select(['jurisdiction_id', 'game_version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ jurisdiction_id: 'strict', game_version: 1 })
  })

  test('[RG-01] where bonuses are not allowed a granted spin stays unused', async () => {
    const me = await playerOf('NL')
    await grant(server, me, { key: 'spin', count: 1 })
    await expect(spin(me)).rejects.toThrow('bonus_not_allowed')
    expect((await me.call(promotion.freeSpins)).model).toMatchObject({ left: 1, allowed: false })
  })
})

describe('[RG-01] how long a player may be away', () => {
  const MINUTE = 60_000
  const check = async (me: Player) => (await me.call(auth.check)).model.valid

  test.each([
    { country: 'DE', minutes: 15 },
    { country: 'BR', minutes: 30 },
  ])(
    '[RG-01] [RG-05] $minutes minutes in $country, for calls, lists of devices and live connections',
    async (knownCountry) => {
      const { sessions } = server.parts
      const me = await playerOf(knownCountry.country)
      const { id } = (await me.call(auth.sessions)).list[0] ?? { id: '' }
      const owner = { accountId: me.userId, countryId: knownCountry.country }
      offsetMs += knownCountry.minutes * MINUTE - 1000
      expect([await check(me), (await sessions.list(owner)).length, (await sessions.findLive([id])).size]).toEqual([
        true,
        1,
        1,
      ])
      offsetMs += 2000
      expect([await check(me), (await sessions.list(owner)).length, (await sessions.findLive([id])).size]).toEqual([
        false,
        0,
        0,
      ])
    },
  )

  test.each([0, 1440])('[RG-05] never longer than 30 minutes: a profile with %i', async (idleMinutes) => {
    expect(idleLimitMs({ ...demoJurisdiction, session: { ...demoJurisdiction.session, idleMinutes } })).toBe(
      30 * MINUTE,
    )
  })
})

/** Marks a field whose value that ships is the loosest there is. */
const NOTHING_LOOSER = 'nothing looser'

/** For each field of a profile, by its path, a value that is looser than the strictest profile's. */
const LOOSER: Readonly<Record<string, unknown>> = {
  autoplay: true,
  labBeforeAutoplay: NOTHING_LOOSER,
  turbo: true,
  minRoundMs: 4_999,
  maxMultiplier: 1_000.5,
  maxStake: null,
  betSlots: 2,
  lotteries: NOTHING_LOOSER,
  slipCancel: false,
  betCards: NOTHING_LOOSER,
  betFollow: true,
  hotkeys: true,
  bonuses: true,
  paymentMethods: NOTHING_LOOSER,
  'session.realityCheckMinutes': 0,
  'session.idleMinutes': 0,
  'session.showNetPosition': false,
  'session.showSessionTime': false,
  minimumAge: 20,
  celebration: 'above_stake',
  'kyc.beforeDeposit': 0,
  'kyc.depositsAbove': { total: 2_000, level: 1 },
  'kyc.beforeWithdraw': 1,
  'kyc.withdrawalsAbove': NOTHING_LOOSER,
  'kyc.depositBand': 2_001,
  'kyc.keepDocumentsDays': 89,
  keepRecordsYears: 4,
  keepTalkDays: NOTHING_LOOSER,
  'complaints.days': 15,
  'complaints.regulator': NOTHING_LOOSER,
  helplines: NOTHING_LOOSER,
  limits: NOTHING_LOOSER,
}

/** The paths of a profile's fields, which the schema names: those of an object one by one. */
function pathsOf(profile: JurisdictionProfile): string[] {
  const names = Object.keys(jurisdictionProfileSchema.shape).filter((name) => name !== 'id')
  return names.flatMap((name) => {
    const value = profile[name as keyof JurisdictionProfile]
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name]
  })
}

describe('[RG-01] the operator’s profiles', () => {
  test('[RG-01] a change reaches the next bet within a second on every server, and no open round', async () => {
    const staff = await newStaff(server)
    const jurisdiction = { ...demoJurisdiction, id: 'changing', maxMultiplier: 50 }
    await staff.call(operator.saveJurisdiction, jurisdiction)
    await staff.call(operator.saveSettings, { settings: { jurisdictions: { IT: 'changing', BR: 'demo' } } })
    await inForce('IT', ({ id }) => id === 'changing')
    const me = await playerOf('IT')
    const open = await bet(me, 10)
    await staff.call(operator.saveJurisdiction, { ...jurisdiction, maxMultiplier: 2, minRoundMs: 5000 })
    await inForce('IT', ({ minRoundMs }) => minRoundMs === 5000)
    expect((await me.call(game.round, { id: open.id })).model.maxWin).toBe(500)
    expect((await me.call(game.round, { id: (await scratch(me, 10)).id })).model.maxWin).toBe(20)
    await expect(scratch(atSecond(me), 10)).rejects.toThrow('bet_too_soon')
    const { safe } = await peek(server.parts, me, open.id)
    await reveal(me, open.id, nth(safe, 0))
    expect(await cashOut(me, open.id)).toMatchObject({ result: 'WIN' })
  })

  test('[RG-01] the least time between two bets is the player’s, not the wallet’s', async () => {
    const staff = await newStaff(server)
    await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'slow', minRoundMs: 60_000 })
    await staff.call(operator.saveSettings, { settings: { jurisdictions: { PT: 'slow', IT: 'changing', BR: 'demo' } } })
    await inForce('PT', ({ minRoundMs }) => minRoundMs === 60_000)
    const me = await playerOf('PT')
    await scratch(me, 10)
    await goOnIn(server, me, 'USD', 10_000n)
    await expect(scratch(me, 1)).rejects.toThrow('bet_too_soon')
    offsetMs += 60_000
    await scratch(me, 1)
    await goOnIn(server, me, 'G$')
    await expect(scratch(me, 1)).rejects.toThrow('bet_too_soon')
  })

  test('[RG-01] a stake that a profile has just forbidden is refused in the bet’s own transaction, whatever was read before', async () => {
    const staff = await newStaff(server)
    const jurisdiction = { ...demoJurisdiction, id: 'tightened' }
    await staff.call(operator.saveJurisdiction, jurisdiction)
    await staff.call(operator.saveSettings, {
      settings: { jurisdictions: { ES: 'tightened', IT: 'changing', BR: 'demo' } },
    })
    await inForce('ES', ({ id }) => id === 'tightened')
    const me = await playerOf('ES')
    // Saved directly in the database: the server's cache is valid for up to a second, in which the test sends every bet.
    const tighten = (rules: object) =>
      server.parts.db
        .updateTable('jurisdiction')
        .set(({ eb }) => ({ rules: JSON.stringify({ ...jurisdiction, ...rules }), version: eb('version', '+', 1) }))
        .where('id', '=', 'tightened')
        .execute()
    await getJurisdiction(server.parts, 'ES')
    await tighten({ maxStake: 5 })
    await expect(bet(me, 10)).rejects.toMatchObject({ errorName: 'stake_above_maximum', params: { max: 5 } })
    await expect(scratch(me, 10)).rejects.toMatchObject({ errorName: 'stake_above_maximum' })
    expect(await balances(server.parts, me)).toMatchObject({ mainMinor: 100_000n, nextNonce: 0 })
    await tighten({ maxMultiplier: 3 })
    const { id } = await scratch(me, 2)
    expect((await me.call(game.round, { id })).model.maxWin).toBe(6)
  })

  test('[RG-01] a new installation has the strictest profile that the code compares with', async () => {
    const { list } = await (await newStaff(server)).call(operator.listJurisdictions)
    expect(list.find(({ id }) => id === 'strict')).toEqual(strictJurisdiction)
  })

  test('[RG-01] every field of a profile has a value here that is looser than the strictest one, or none is', () => {
    expect(Object.keys(LOOSER).toSorted()).toEqual(pathsOf(strictJurisdiction).toSorted())
  })

  const looser = Object.entries(LOOSER).filter(([, value]) => value !== NOTHING_LOOSER)

  test.each(looser)('[RG-01] the strictest profile cannot be loosened: %s %j', async (path, value) => {
    const staff = await newStaff(server)
    const profile = structuredClone(strictJurisdiction)
    const [name = '', inner] = path.split('.')
    Object.assign(inner === undefined ? profile : profile[name as 'session'], { [inner ?? name]: value })
    await expect(staff.call(operator.saveJurisdiction, profile)).rejects.toMatchObject({
      errorName: 'jurisdiction_protected',
      params: { fields: path },
    })
    const { list } = await staff.call(operator.listJurisdictions)
    expect(list.find(({ id }) => id === 'strict')).toEqual(strictJurisdiction)
  })

  test('[RG-01] the strictest profile can be made stricter, and then brought back to what ships, not beyond', async () => {
    const staff = await newStaff(server)
    const stricter = { ...strictJurisdiction, maxStake: 0.5, minimumAge: 25, betCards: false, paymentMethods: ['pix'] }
    await staff.call(operator.saveJurisdiction, stricter)
    await expect(
      staff.call(operator.saveJurisdiction, { ...stricter, maxStake: null, betSlots: 2 }),
    ).rejects.toMatchObject({ params: { fields: 'maxStake, betSlots' } })
    await staff.call(operator.saveJurisdiction, strictJurisdiction)
  })

  test('[RG-04] no profile celebrates at or below the stake, and those drawn from law show position and time', async () => {
    const staff = await newStaff(server)
    const { list } = await staff.call(operator.listJurisdictions)
    const lawful = list.filter(({ id }) => ['great-britain', 'germany', 'strict'].includes(id))
    expect(lawful).toHaveLength(3)
    for (const { session, celebration } of lawful) {
      expect(session).toMatchObject({ showNetPosition: true, showSessionTime: true })
      expect(['above_stake', 'none']).toContain(celebration)
    }
  })
})
