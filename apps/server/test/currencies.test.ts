import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import * as playSession from '@fairground/contract/calls/play-session'
import * as promotion from '@fairground/contract/calls/promotion'
import * as wallets from '@fairground/contract/calls/wallets'
import { HEADERS } from '@fairground/contract/headers'
import { CURRENCY_CHANGED } from '@fairground/contract/live'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureDeposit } from '../src/cash/payments/deposit.ts'
import { toWalletId } from '../src/ground/db/wallet-id.ts'
import { verifyLedger } from '../src/money/verify/verify-ledger.ts'
import { ownKey } from '../src/money/wallet/wallet.ts'
import { getJurisdiction } from '../src/operator/jurisdictions/get-jurisdiction.ts'
import { offerInstantGames, scratch } from './instant-table.ts'
import { openLive } from './live/live-client.ts'
import { bet, cashOut, at as nth, peek, reveal } from './mines-table.ts'
import { noLimits } from './no-limits.ts'
import { payIn, walletIdOf } from './several-wallets.ts'
import { newStaff } from './staff.ts'

let server: TestServer
/** Another process on the same database. */
let otherServer: TestServer
beforeAll(async () => {
  server = await startTestServer({ rateLimits: noLimits })
  await offerInstantGames(server)
  otherServer = await startTestServer({ rateLimits: noLimits, databaseUrl: server.databaseUrl })
})
afterAll(async () => {
  await otherServer.stop()
  await server.stop()
})

const switchTo = async (me: Player, currencyId: string) => (await me.call(wallets.setCurrency, { currencyId })).user
const walletsOf = async (me: Player) => (await me.call(wallets.list)).list
const userOf = async (me: Player) => (await me.call(auth.userInfo)).user

/** A player with 100.00 G$ and 100.00 R$, who plays in R$ now. */
async function twoWallets(): Promise<Player> {
  const me = await newPlayer(server, { deposit: 100 })
  await switchTo(me, 'BRL')
  await payIn(server, me, 'BRL', 10_000n)
  return me
}

describe('[WA-03] a player with several currencies', () => {
  test('[WA-03] registers in the first currency unless the request names another, which must be one of the site', async () => {
    const register = (more: object) =>
      server.call(auth.register, {
        account: `c_${randomUUID().slice(0, 12)}`,
        password: 'a sound horse',
        age: 99,
        ...more,
      })
    expect((await register({})).user).toMatchObject({ currencyId: 'G$', symbol: 'G$', decimalLength: 2 })
    expect((await register({ currencyId: 'BTC' })).user).toMatchObject({
      currencyId: 'BTC',
      symbol: 'BTC',
      decimalLength: 8,
    })
    await expect(register({ currencyId: 'XXX' })).rejects.toThrow('currency_unknown')
  })

  test('opens a wallet at the first use of a currency, once, and finds the other one as it was', async () => {
    const me = await newPlayer(server, { deposit: 100 })
    expect(await walletsOf(me)).toEqual([
      { currencyId: 'G$', symbol: 'G$', decimalLength: 2, balance: 100, held: 0 },
      { currencyId: 'BRL', symbol: 'R$', decimalLength: 2, balance: 0, held: 0 },
      { currencyId: 'IDR', symbol: 'Rp', decimalLength: 0, balance: 0, held: 0 },
      { currencyId: 'USD', symbol: 'US$', decimalLength: 2, balance: 0, held: 0 },
      { currencyId: 'BTC', symbol: 'BTC', decimalLength: 8, balance: 0, held: 0 },
    ])
    const users = await Promise.all([1, 2, 3].map(() => switchTo(me, 'IDR')))
    for (const each of users)
      expect(each).toMatchObject({ currencyId: 'IDR', symbol: 'Rp', decimalLength: 0, balance: 0 })
    expect(await userOf(me)).toMatchObject({ currencyId: 'IDR', balance: 0, rechargeCount: 0 })
    expect(await switchTo(me, 'G$')).toMatchObject({ currencyId: 'G$', balance: 100, rechargeCount: 1 })
    expect(await walletIdOf(server, me, 'G$')).toBe(me.userId)
    await expect(switchTo(me, 'XXX')).rejects.toThrow('currency_unknown')
    expect(await userOf(me)).toMatchObject({ currencyId: 'G$' })
  })

  test('keeps the bets, rounds, seeds and sums of each wallet apart', async () => {
    const me = await twoWallets()
    const [seedsInReais, round] = [(await me.call(fair.seeds)).model, await bet(me, 30)]
    await reveal(me, round.id, nth((await peekIn(me, 'BRL', round.id)).safe, 0))
    expect((await userOf(me)).balance).toBe(70)
    await switchTo(me, 'G$')
    expect((await me.call(fair.seeds)).model.serverSeedHash).not.toBe(seedsInReais.serverSeedHash)
    const ticket = await scratch(me, 10)
    await me.call(game.finishAllMyHold)
    expect((await me.call(playSession.sum)).model.net).toBe(ticket.winAmount - 10)
    expect((await me.call(game.betTotals, {})).model).toEqual({ bets: 1, staked: 10, open: 0, won: ticket.winAmount })
    await switchTo(me, 'BRL')
    expect((await me.call(game.open)).list.map(({ id }) => id)).toEqual([round.id])
    await cashOut(me, round.id)
    await me.call(game.finishAllMyHold)
    expect((await me.call(game.betRecord, {})).page.content.map(({ id }) => id)).toEqual([round.id])
    expect((await me.call(playSession.sum)).model.net).toBeGreaterThan(0)
    const [first, reais] = await walletsOf(me)
    expect(first?.balance).toBe(90 + ticket.winAmount)
    expect(reais?.balance).toBeGreaterThan(100)
  })

  test('[WA-03] finds rounds, deposits and runs by their ids in whichever wallet, and lists each wallet by its currency', async () => {
    const me = await twoWallets()
    const round = await bet(me, 10)
    const plan = {
      options: { mines: 24 },
      picks: [0],
      stake: 10,
      onWin: { to: 'base' },
      onLoss: { to: 'base' },
    } as const
    const run = (
      await me.call(autoplay.start, { gameId: 'mines', bets: 5, lossLimit: 50, plan: { ...plan, picks: [0] } })
    ).model
    const { safe } = await peekIn(me, 'BRL', round.id)
    await switchTo(me, 'G$')
    expect((await me.call(game.open)).list).toMatchObject([{ id: round.id, currencyId: 'BRL', betAmount: 10 }])
    expect((await me.call(game.betResult, { id: round.id })).model).toMatchObject({
      result: 'PENDING',
      currencyId: 'BRL',
    })
    expect((await me.call(game.round, { id: round.id })).model).toMatchObject({ id: round.id, currencyId: 'BRL' })
    expect(await reveal(me, round.id, nth(safe, 0))).toMatchObject({ currencyId: 'BRL', balance: 90 })
    const key = randomUUID()
    const paid = await cashOut(me, round.id, { key })
    expect(paid).toMatchObject({ result: 'WIN', currencyId: 'BRL', balance: 90 })
    expect(await cashOut(me, round.id, { key })).toEqual(paid)
    const finished = (await me.call(game.finishHold, { id: round.id })).model
    expect(finished).toMatchObject({ currencyId: 'BRL', balance: 90 + paid.winAmount })
    expect((await me.call(game.open)).list).toEqual([])
    expect((await userOf(me)).balance).toBe(100)
    expect((await me.call(game.betRecord, {})).page.total).toBe(0)
    const inReais = { currencyId: 'BRL' }
    expect((await me.call(game.betRecord, inReais)).page.content).toMatchObject([{ id: round.id, currencyId: 'BRL' }])
    expect((await me.call(game.betTotals, inReais)).model).toMatchObject({ bets: 1, staked: 10 })
    const [deposit] = (await me.call(pay.rechargeList, inReais)).page.content
    const id = deposit?.id ?? ''
    expect((await me.call(pay.rechargeStatus, { id })).model).toMatchObject({ amount: 100, currencyId: 'BRL' })
    expect((await me.call(pay.paidList, { ids: [id] })).list).toMatchObject([{ id, amount: 100, currencyId: 'BRL' }])
    expect((await me.call(autoplay.stop, { id: run.id })).model.status).toBe('stopped')
    await expect(me.call(game.betRecord, { currencyId: 'BTC' })).rejects.toThrow('currency_unknown')
    const stranger = await newPlayer(server)
    await expect(stranger.call(game.betResult, { id: round.id })).rejects.toThrow('round_unknown')
    await expect(cashOut(stranger, round.id)).rejects.toThrow('round_unknown')
    await expect(stranger.call(pay.rechargeStatus, { id })).rejects.toThrow('deposit_unknown')
    await expect(stranger.call(autoplay.stop, { id: run.id })).rejects.toThrow('autoplay_over')
  })

  test('[RG-01] has one open round of a game over all wallets, and the pace of the last bet goes along', async () => {
    const me = await twoWallets()
    const { id } = await bet(me, 10)
    await switchTo(me, 'G$')
    for (const each of [server, otherServer])
      await expect(
        each.call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } }, { token: me.token }),
      ).rejects.toThrow('round_elsewhere')
    await reveal(me, id, nth((await peekIn(me, 'BRL', id)).mines, 0))
    const { id: next } = await bet(me, 1)
    await switchTo(me, 'BRL')
    await expect(bet(me, 1)).rejects.toThrow('round_elsewhere')
    await reveal(me, next, nth((await peek(server.parts, me, next)).mines, 0))
    await server.parts.db
      .updateTable('wallet')
      .set({ last_bets: sql`'{"mines:0": 5, "tower:0": 7}'` })
      .where('account_id', '=', await walletIdOf(server, me, 'BRL'))
      .execute()
    await switchTo(me, 'G$')
    const { last_bets } = await server.parts.db
      .selectFrom('wallet')
      .select('last_bets')
      .where('account_id', '=', toWalletId(me.userId))
      .executeTakeFirstOrThrow()
    expect(last_bets).toMatchObject({ 'mines:0': 5, 'tower:0': 7 })
  })

  test('[WA-03] takes bets in the current wallet alone, whatever a process remembers', async () => {
    const me = await twoWallets()
    const accountId = await walletIdOf(server, me, 'BRL')
    await bet(me, 1).then(({ id }) => peekIn(me, 'BRL', id).then(({ mines }) => reveal(me, id, nth(mines, 0))))
    const { jurisdictionId, version, gameVersion } = await termsOf()
    const place = () =>
      server.parts.wallet.placeBet({
        ...{
          ...ownKey(),
          accountId,
          roundId: randomUUID(),
          gameId: 'mines',
          slot: 0,
          stakeMinor: 100n,
          options: { mines: 3 },
        },
        ...{ edgeBp: 300, maxWinMinor: 1_000n, jurisdictionId, jurisdictionVersion: version, gameVersion },
      })
    await otherServer.call(wallets.setCurrency, { currencyId: 'G$' }, { token: me.token })
    expect(await place()).toMatchObject({ outcome: 'refused', reason: 'currency_changed' })
    await switchTo(me, 'BRL')
    expect(await place()).toMatchObject({ outcome: 'done' })
  })

  test('has limits, the default bet and the value of gifts by the scale of the currency', async () => {
    const me = await newPlayer(server)
    const settingsIn = async (currencyId: string) => {
      await switchTo(me, currencyId)
      const { minStake, maxStake, defaultStake, symbol } = (await me.call(game.settings, { gameId: 'mines' })).model
      return { minStake, maxStake, defaultStake, symbol }
    }
    expect(await settingsIn('G$')).toEqual({ minStake: 1, maxStake: 1000, defaultStake: 5, symbol: 'G$' })
    expect(await settingsIn('IDR')).toEqual({ minStake: 1000, maxStake: 1_000_000, defaultStake: 5000, symbol: 'Rp' })
    expect(await settingsIn('USD')).toEqual({ minStake: 0.2, maxStake: 200, defaultStake: 1, symbol: 'US$' })
    expect(await settingsIn('BTC')).toEqual({ minStake: 0.00001, maxStake: 0.01, defaultStake: 0.00005, symbol: 'BTC' })
    const { items } = (await me.call(promotion.checkinData)).model
    expect(items[0]?.value).toBe(0.00001)
    await me.call(promotion.checkin)
    expect((await me.call(promotion.freeSpins)).model.spins).toMatchObject([{ value: 0.00001 }])
    await switchTo(me, 'G$')
    expect((await me.call(promotion.freeSpins)).model.left).toBe(0)
  })

  test('gets spins of staff in the current currency', async () => {
    const staff = await newStaff(server)
    const me = await newPlayer(server)
    await switchTo(me, 'IDR')
    const { model } = await staff.call(operator.grantSpins, {
      userId: me.userId,
      key: randomUUID(),
      count: 2,
      value: 2000,
    })
    expect(model).toMatchObject({ left: 2, value: 2000 })
    expect((await me.call(promotion.freeSpins)).model.left).toBe(2)
  })
})

/** The versions that a bet of a player without a country is checked against. */
async function termsOf() {
  const { id: jurisdictionId, version } = await getJurisdiction(server.parts, undefined)
  const { games } = await server.parts.readSite()
  return { jurisdictionId, version, gameVersion: games.get('mines')?.version ?? 0 }
}

/** What no player knows, of a round in any wallet. */
async function peekIn(me: Player, currencyId: string, roundId: string) {
  return peek(server.parts, { ...me, userId: await walletIdOf(server, me, currencyId) }, roundId)
}

test('a bet that names the currency of its page is refused once the player has changed it, and takes nothing', async () => {
  const me = await twoWallets()
  await otherServer.call(auth.userInfo, {}, { token: me.token })
  await switchTo(me, 'G$')
  const headers = { [HEADERS.currency]: 'BRL' }
  for (const each of [server, otherServer]) {
    const stake = { gameId: 'mines', model: { betAmount: 10, mines: 3 } }
    await expect(each.call(game.bet, stake, { token: me.token, headers })).rejects.toThrow('currency_changed')
  }
  expect((await walletsOf(me)).slice(0, 2).map(({ balance }) => balance)).toEqual([100, 100])
  await otherServer.call(
    game.bet,
    { gameId: 'mines', model: { betAmount: 10, mines: 3 } },
    { token: me.token, headers: { [HEADERS.currency]: 'G$' } },
  )
  expect((await userOf(me)).balance).toBe(90)
})

test('[RE-03] the repeat of a bet from before the change gets its answer, and a page that still shows the former currency may stop', async () => {
  const me = await twoWallets()
  const inReais = { token: me.token, headers: { [HEADERS.currency]: 'BRL' } }
  const request = { gameId: 'mines', model: { betAmount: 10, mines: 3 } }
  const key = randomUUID()
  const { model } = await server.call(game.bet, request, { ...inReais, key })
  await switchTo(me, 'G$')
  for (const each of [server, otherServer])
    expect((await each.call(game.bet, request, { ...inReais, key })).model).toMatchObject({ id: model.id, balance: 90 })
  await expect(server.call(game.bet, request, { ...inReais, key: randomUUID() })).rejects.toThrow('currency_changed')
  const { safe } = await peekIn(me, 'BRL', model.id)
  const steps = { headers: { [HEADERS.currency]: 'BRL' } }
  await reveal(me, model.id, nth(safe, 0), steps)
  expect(await cashOut(me, model.id, steps)).toMatchObject({ result: 'WIN', currencyId: 'BRL' })
})

test('bets during a change of the currency are each of one wallet, and no money appears or is lost', async () => {
  const me = await twoWallets()
  const switches = Array.from({ length: 12 }, (_, at) => switchTo(me, at % 2 === 0 ? 'G$' : 'BRL'))
  const bets = Array.from({ length: 40 }, (_, at) =>
    (at % 2 === 0 ? server : otherServer)
      .call(game.bet, { gameId: 'scratch', model: { betAmount: 1 } }, { token: me.token })
      .then(({ model }) => model)
      .catch((error: Error) => error.message),
  )
  await Promise.all(switches)
  const answers = await Promise.all(bets)
  const placed = answers.filter((answer) => typeof answer !== 'string')
  expect(placed.length).toBeGreaterThan(0)
  let counted = 0
  for (const currencyId of ['G$', 'BRL']) {
    await switchTo(me, currencyId)
    await me.call(game.finishAllMyHold)
    const { bets: count, staked, won } = (await me.call(game.betTotals, {})).model
    expect((await userOf(me)).balance).toBeCloseTo(100 - staked + won, 2)
    counted += count
  }
  expect(counted).toBe(placed.length)
})

test('[RE-03] the ledger of players with several wallets is sound, and the sum of each currency is zero', async () => {
  const me = await twoWallets()
  await bet(me, 10)
  await switchTo(me, 'BTC')
  await payIn(server, me, 'BTC', 5_000_000n)
  await me.call(game.bet, { gameId: 'tower', model: { betAmount: 0.00025, difficulty: 'easy' } })
  const { findings } = await verifyLedger(server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})

test('another process forgets the session at once and answers for the new wallet', async () => {
  const me = await twoWallets()
  const elsewhere = async () => (await otherServer.call(auth.userInfo, {}, { token: me.token })).user
  expect(await elsewhere()).toMatchObject({ currencyId: 'BRL' })
  await switchTo(me, 'G$')
  await expect
    .poll(async () => (await otherServer.parts.sessions.find(me.token)) as object)
    .toMatchObject({
      currencyId: 'G$',
      walletId: me.userId,
    })
  expect(await elsewhere()).toMatchObject({ currencyId: 'G$', balance: 100 })
})

test('the live channel of the player tells of the change, and balances say of which wallet they are', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const liveClient = await openLive(server.url, me.call)
  await liveClient.join([me.userId])
  await switchTo(me, 'BRL')
  await liveClient.until((message) => message.type === 'event' && message.event === CURRENCY_CHANGED)
  await payIn(server, me, 'BRL', 5_000n)
  const inReais = await liveClient.until((message) => message.type === 'balance' && message.currencyId === 'BRL')
  expect(inReais).toMatchObject({ userId: me.userId, balance: 50, version: 1 })
  await bet(me, 10)
  await liveClient.until((message) => message.type === 'bet' && message.bet.currencyId === 'BRL')
  await switchTo(me, 'G$')
  await me.call(game.bet, { gameId: 'tower', model: { betAmount: 10, difficulty: 'easy' } })
  await liveClient.until(
    (message) => message.type === 'balance' && message.currencyId === 'G$' && message.balance === 90,
  )
  liveClient.close()
})

test('ten unpaid deposits are the most in all wallets together', async () => {
  const me = await newPlayer(server)
  const { db } = server.parts
  await switchTo(me, 'BRL')
  for (const [currencyId, count] of [
    ['G$', 6],
    ['BRL', 4],
  ] as const) {
    const account_id = await walletIdOf(server, me, currencyId)
    const rows = Array.from({ length: count }, () => ({
      ...{ account_id, id: randomUUID(), channel: 'sandbox', amount_minor: 100n, request_key: randomUUID() },
      ...{ created_at: new Date(), expires_at: new Date(Date.now() + 60_000) },
    }))
    await db.insertInto('deposit').values(rows).execute()
  }
  const request = {
    ...{
      ownerId: me.userId,
      accountId: toWalletId(me.userId),
      key: randomUUID(),
      channel: 'sandbox',
      amountMinor: 100n,
    },
    feeMinor: 0n,
  }
  await expect(ensureDeposit(db, request, Date.now(), async () => {})).rejects.toThrow('too_many_open_deposits')
})
