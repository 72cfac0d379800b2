import type { GivenAnswerOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as authenticator from '@fairground/contract/calls/authenticator'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as category from '@fairground/contract/calls/category'
import * as chat from '@fairground/contract/calls/chat'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as designCalls from '@fairground/contract/calls/design'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as home from '@fairground/contract/calls/home'
import * as kyc from '@fairground/contract/calls/kyc'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as myGames from '@fairground/contract/calls/my-games'
import * as otherLogins from '@fairground/contract/calls/other-logins'
import * as pay from '@fairground/contract/calls/pay'
import * as session from '@fairground/contract/calls/play-session'
import * as promotion from '@fairground/contract/calls/promotion'
import * as responsible from '@fairground/contract/calls/responsible'
import type { StatementLine } from '@fairground/contract/calls/statement'
import { statement } from '@fairground/contract/calls/statement'
import * as user from '@fairground/contract/calls/user'
import * as wallets from '@fairground/contract/calls/wallets'
import * as winners from '@fairground/contract/calls/winners'
import * as withdraw from '@fairground/contract/calls/withdraw'
import type { CategoryGame } from '@fairground/contract/category'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { limitKinds, limitPeriods } from '@fairground/contract/play-limits'
import { findEngine, manifests, multiplierToNumber } from '@fairground/games'
import { articles } from '@fairground/server/front/design/seeds/articles.data.ts'
import { messageOf } from '../chat-room.ts'
import { flying, termOf } from '../flight-models.ts'
import { kycOf, seedPair } from '../models.ts'
import { answer, refuse } from '../stand-in.ts'
import { AT, betsOf, ID, sealedRound, wonRound, wonRoundOfEverybody } from './round-models.ts'

const EDGE = 300
const DAY_MS = 86_400_000

const pageOf = <Row>(content: Row[]) => ({ page: { content, total: content.length } })

/** The settings of a game as a new house has them. */
const settingsOf = (gameId: string): GivenAnswerOf<typeof game.settings> => {
  const prizes = findEngine(gameId)?.prizes?.(EDGE)
  return {
    model: {
      ...{
        gameId,
        edge: EDGE,
        minStake: 1,
        maxStake: 1_000,
        defaultStake: 5,
        maxWin: 1_000_000,
        enabled: true,
        version: 1,
      },
      ...{ currencyId: 'G$', symbol: 'G$', decimalLength: 2, jurisdiction: demoJurisdiction },
      ...(prizes && {
        prizes: prizes.map(({ multiplier, weight }) => ({ multiplier: multiplierToNumber(multiplier), weight })),
      }),
    },
  }
}

const listedGames: CategoryGame[] = manifests.map(({ id }) => ({
  ...{ id, gameId: id, name: `games.${id}`, icon: `game-${id}`, link: `#gameId=${id}` },
}))

const roomOf = (at: number, kind: 'PUBLIC' | 'GAME'): GivenAnswerOf<typeof chat.rooms>['list'][number] => ({
  ...{ id: `019ab000-0000-7000-8000-00000000000${at}`, kind, topic: '', rules: '', slowSeconds: 3, locked: false },
  ...(kind === 'GAME' ? { name: '', gameId: 'dice3' } : { name: 'Lobby' }),
  settings: {
    ...{ messageLength: 500, slowSeconds: 3, accountAgeMinutes: 10, links: 'own', linkHosts: [], mentions: 3 },
    ...{ editMinutes: 5, deleteMinutes: 60, words: true, betsShown: true, follow: true, languages: [] },
    ...{ historyDays: 30, capacity: 20_000 },
  },
  ...{ access: 'OPEN', online: 12, unread: 3, mentions: 1 },
  bets: { share: 'no_stake', mayShare: true, mayFollow: true },
})

/** Answers what the pages ask for of a visitor and of a player with something to show on each. */
export function answerEverything(): void {
  answerHouse()
  answerGames()
  answerPlay()
  answerMoney()
  answerAccount()
}

/** The house: its articles, its app, its promotions, its help. */
function answerHouse(): void {
  const lines = articles.map(({ body: _, ...line }) => line)
  answer(designCalls.articleList, ({ fields }) => ({
    list: lines.filter((line) => line.category === fields.category),
  }))
  answer(designCalls.articleDetail, ({ fields }) => {
    const model = articles.find(({ id }) => id === fields.id)
    if (!model) throw new Error(`there is no article ${String(fields.id)}`)
    return { model }
  })
  refuse(designCalls.pageDetail, 'not_found')
  answer(home.refAppUrl, { extra: [] })
  answer(user.vipList, { list: [] })
  answer(user.updatePushStatus, {})
  refuse(promotion.siteRedpack, 'event_ended')
  answer(responsible.helplines, { list: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }] })
  answer(chatlive.topics, {
    model: {
      topics: ['payments', 'account', 'game', 'bonus', 'technical', 'harm', 'other'],
      ...{ isOpen: true, complaintDays: 14, conversations: [] },
    },
  })
  answer(chat.rooms, { list: [roomOf(0, 'PUBLIC'), roomOf(1, 'GAME')] })
  const said = ['Who sells candy floss?', 'The second stall behind the wheel, until the lamps go out at midnight']
  answer(chat.history, {
    list: said.map((body, at) => {
      const message = messageOf(at + 1, body)
      return { roomId: message.roomId, seq: message.seq, kind: 'message' as const, at: AT, message }
    }),
    more: false,
  })
}

/** The lists of games, and what everybody plays. */
function answerGames(): void {
  const list = ['All Games', 'Originals', 'Lotteries', 'Multiplayer'].map((name, at) => ({
    ...{
      id: `0${at}`,
      name,
      type: at === 0 ? 'ALL' : name.toUpperCase(),
      icon: 'category-all',
      directlyPlay: false,
      link: '',
    },
  }))
  answer(category.categoryList, { list, cacheKey: 'k' })
  answer(category.keptCategoryList, { list, cacheKey: 'k' })
  answer(category.categoryPage, pageOf(listedGames))
  answer(category.keptCategoryPage, pageOf(listedGames))
  answer(game.settings, ({ fields }) => settingsOf(String(fields.gameId)))
  const bet = { name: 'r***a', gameId: 'mines', betAmount: 10, multiplier: 1.1, winAmount: 11, at: AT }
  answer(winners.latest, { list: [{ ...bet, result: 'WIN' }], online: 12 })
  answer(winners.list, { list: [{ ...bet, winAmount: 1_234.5 }] })
  const win = { name: 'r***a', gameId: 'scratch', winAmount: 1_234_567.89, multiplier: 123_456.78, at: AT }
  answer(winners.recent, { list: [win, { ...win, name: '' }, { ...win, gameId: 'race10' }] })
  const order = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
  answer(winners.life, {
    list: [
      { gameId: 'mines', playing: 1_234 },
      { gameId: 'sum28', drawsAt: AT + 3_600_000, termSeconds: 60 },
      { gameId: 'race10', drawsAt: AT + 3_600_000, termSeconds: 90, lastResult: order },
      { gameId: 'aviator', lastPoint: 123_456.78 },
    ],
  })
  answer(multiplayer.term, { model: flying(12_000) })
  answer(multiplayer.bets, { list: [] })
  answer(
    multiplayer.rounds,
    pageOf([1, 2, 3].map((at) => ({ ...termOf(at, 'FINISHED'), entropy: '', point: 1_234.56 }))),
  )
}

/** A player's own play: bets, rounds, seeds, limits, statement. */
function answerPlay(): void {
  answer(game.betRecord, pageOf(betsOf(14)))
  answer(game.betTotals, { model: { bets: 14, staked: 140, open: 0, won: 156.46 } })
  answer(game.round, ({ fields }) => ({ model: fields.id === sealedRound.id ? sealedRound : wonRound }))
  answer(game.publicRound, { model: wonRoundOfEverybody })
  answer(fair.seeds, { model: seedPair })
  // Until a player logs in (open-site.tsx).
  refuse(session.sum, 'not_logged_in')
  answer(game.open, { list: [] })
  answer(autoplay.find, { model: undefined })
  answer(game.finishHold, { model: { balance: 500, balanceVersion: 4 } })
  answer(myGames.list, { model: { favourites: ['tower'], recent: ['mines', 'crash'] } })
  answer(promotion.freeSpins, {
    model: { left: 0, spins: [], rule: { times: 10, days: 7, shares: {} }, allowed: true },
  })
  answer(responsible.limits, {
    list: limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => ({
        ...{ kind, period, used: 500, resetsAt: AT + DAY_MS },
        ...(period === 'day' ? { value: 1_000, lowest: 1_000 } : { value: null, lowest: null }),
        ...(kind !== 'session' && { currencyId: 'G$' }),
      })),
    ),
    model: { pause: null, realityCheckMinutes: 60, ownRealityCheckMinutes: 0, minutesPlayed: 4 },
    sessionNet: 16.46,
  })
  const line = (at: number, kind: string, group: StatementLine['group'], amount: number): StatementLine => ({
    ...{ id: ID, version: at, at: AT, kind, group, amount, bonus: 0, balance: 500, bonusBalance: 0, reference: ID },
    ...(group === 'stakes' && { gameId: 'mines' }),
  })
  answer(statement, {
    ...{ currencyId: 'G$', from: AT - 30 * DAY_MS, to: AT, total: 3, opening: 0, closing: 516.46 },
    lines: [line(1, 'deposit', 'deposits', 500), line(2, 'bet', 'stakes', -10), line(3, 'win', 'payouts', 12.12)],
    ...{ openingBonus: 0, closingBonus: 0 },
    totals: { deposits: 500, withdrawals: 0, stakes: -140, payouts: 156.46, bonuses: 0, fees: 0, other: 0 },
  })
  answer(promotion.checkinData, {
    model: {
      items: [1, 1, 1, 2].map((count) => ({ count, value: 1, vipLevel: 0, state: 'ahead' as const })),
      nextAt: AT,
      allowed: true,
    },
  })
}

/** A player's wallet, with a deposit of each status. */
function answerMoney(): void {
  answer(wallets.list, {
    list: ['G$', 'BRL', 'IDR'].map((currencyId, at) => ({
      ...{ currencyId, symbol: currencyId, decimalLength: 2, balance: at === 0 ? 516.46 : 0, held: 0 },
    })),
  })
  answer(pay.channels, ({ fields }) => ({
    list: [
      fields.type === 'withdraw'
        ? { id: 'sandbox-out', name: 'Sandbox', currencyId: 'G$', min: 1, max: 100_000, step: 1 }
        : { id: 'sandbox', name: 'Sandbox', currencyId: 'G$', min: 1, max: 100_000, kind: 'page' as const },
    ],
  }))
  const expiresAt = AT + 1_800_000
  answer(pay.recharge, { model: { id: ID, url: '/checkout/a-deposit', expiresAt, fee: 0 } })
  answer(pay.rechargeStatus, { model: { id: ID, status: 'NEW', amount: 250, fee: 0 } })
  answer(pay.paidList, { list: [] })
  const statuses = ['NEW', 'PAID', 'DECLINED', 'EXPIRED'] as const
  answer(
    pay.rechargeList,
    pageOf(
      statuses.map((status, at) => ({
        ...{ id: `01900000-0000-7000-8000-00000000000${at}`, channel: 'sandbox', amount: 250, status, fee: 0 },
        ...{ createdAt: AT, expiresAt },
        ...(status === 'NEW' && { url: '/checkout/a-deposit' }),
        ...(status === 'EXPIRED' && { heldAt: AT }),
      })),
    ),
  )
  answer(withdraw.withdrawInfo, { model: { required: 500, done: 140, destinations: [] } })
  answer(withdraw.withdrawList, pageOf([]))
}

/** A player's account: devices, identity, authenticator app. */
function answerAccount(): void {
  const device = (at: number, name: string) => ({
    ...{ id: `01900000-0000-7000-8000-00000000000${at}`, name, createdAt: AT, lastSeenAt: AT, current: at === 0 },
  })
  answer(auth.sessions, { list: [device(0, 'Chrome on Linux'), device(1, 'Safari on an iPhone')] })
  answer(kyc.status, { model: kycOf() })
  const secret = 'GTY7M3KEJABAKFZUER5RLAOTEXKNKSPV'
  answer(authenticator.start, {
    model: { secret, uri: `otpauth://totp/Fairground:ana?issuer=Fairground&secret=${secret}` },
  })
  answer(authenticator.bind, {
    model: { recoveryCodes: Array.from({ length: 10 }, (_, at) => `k7f${at}-9d2m-x4q${at}`) },
  })
  answer(otherLogins.loginServices, { list: [{ id: 'acme', name: 'Acme' }] })
}
