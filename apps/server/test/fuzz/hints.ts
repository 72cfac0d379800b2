import { randomUUID } from 'node:crypto'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { Secret, TOTP } from 'otpauth'
import { OPTIONS } from '../game-options.data.ts'
import { chatHints } from './chat-hints.ts'
import type { Row } from './memory.ts'
import type { Actor } from './people.ts'
import type { Random } from './random.ts'
import { supportHints } from './support-hints.ts'
import type { World } from './world.ts'

/** What a hint sees: the world, and who makes the request. */
export interface View {
  random: Random
  world: World
  actor: Actor
  /** A row of a topic that the actor has seen, or that anybody has. */
  row(topic: string): Row
}

const GAMES = manifests.map(({ id }) => id)
const LOTTERIES = lotteries.map(({ id }) => id)
const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert', 'master']
const STAKES = [...[1, 1, 1, 1, 1, 2, 2, 2, 5, 5, 10, 10, '1.00', '3', 100], 0, '0.01', 1e5]

/** Values of fields, by their names, wherever they stand. */
export const FIELDS: Readonly<Record<string, (view: View) => unknown>> = {
  gameId: ({ random }) => random.pick(random.chance(0.8) ? GAMES : LOTTERIES),
  gameIds: ({ random }) => [random.pick(GAMES)],
  currencyId: ({ random }) => random.pick(['G$', 'IDR', 'BRL', 'USDT', 'EUR']),
  countryId: ({ random }) => random.pick(['NL', 'BR', 'GB', 'ID', 'US']),
  account: ({ random, world }) => random.pick(world.people.spares()).account,
  password: ({ actor }) => actor.player?.password,
  amount: ({ random }) => random.pick(STAKES),
  value: ({ random }) => random.pick([...STAKES, null]),
  betAmount: ({ random }) => random.pick(STAKES),
  pageNo: ({ random }) => random.pick([1, 1, 1, 2, 3]),
  bets: ({ random }) => random.pick([1, 3, 100]),
  channels: ({ random, actor }) => [random.pick([actor.player?.userId ?? 'news', 'mines', 'crash', 'news'])],
  device: ({ random }) => random.pick(['mobile', 'pc']),
  lang: ({ random }) => random.pick(['en', 'pt-BR', 'xx']),
  locale: ({ random }) => random.pick(['en', 'pt-BR']),
}

/** A move of a stepped game, for the newest round of the player. */
const move =
  (game: string, field: string | undefined) =>
  ({ random, row }: View): Row => ({
    id: row(`bet ${game}`).id,
    ...(field !== undefined && { [field]: random.below(random.chance(0.9) ? 3 : 30) }),
  })

const steps = Object.fromEntries(
  manifests.flatMap((game) => {
    if (game.family === 'instant') return []
    if (game.family === 'multiplayer') return [[`${game.id}.stop`, move(game.id, undefined)]]
    return [
      [`${game.id}.play`, move(game.id, game.moveField)],
      [`${game.id}.cashOut`, move(game.id, undefined)],
    ]
  }),
)

function optionsOf(gameId: string, random: Random): Record<string, unknown> {
  if (gameId === 'crash' || gameId === 'aviator') {
    return { ...(random.chance(0.3) && { autoCashOut: random.pick([1.01, 1.5, 3, 1]) }), slot: random.below(2) }
  }
  const options = Object.entries(OPTIONS[gameId] ?? {}).map(([name, value]) => {
    if (random.chance(0.85)) return [name, value]
    return [name, typeof value === 'string' ? random.pick(DIFFICULTIES) : random.below(26)]
  })
  return Object.fromEntries(options)
}

/** A slip of up to three lines, which sum to its amount most of the time. */
function slipOf({ random, row }: Pick<View, 'random' | 'row'>): Row {
  const { id: gameId, markets } = random.pick(lotteries)
  const lines = Array.from({ length: 1 + random.below(3) }, () => {
    const { code, picks } = random.pick(markets)
    return {
      market: code,
      pick: random.chance(0.95) ? random.pick(picks).pick : 'none',
      stake: random.pick([1, 1, 2, 5]),
    }
  })
  const sum = lines.reduce((total, { stake }) => total + stake, 0)
  const roomId = random.chance(0.5) ? (row('chat.rooms').id ?? NOT_GIVEN) : NOT_GIVEN
  const betAmount = random.chance(0.9) ? sum : random.pick(STAKES)
  return { gameId, model: { betAmount, lines, roomId, termId: NOT_GIVEN, follows: NOT_GIVEN } }
}

const idOf = (topic: string) => (view: View) => ({ id: view.row(topic).id })
/** A case of documents that nobody has decided yet, at the version that was seen last; else any. */
const decision = ({ world, random, row }: View) => {
  const decisions = ['staff.kycApprove', 'staff.kycMore', 'staff.kycRefuse'].flatMap((name) => world.memory.rows(name))
  const newest = new Map(world.memory.rows('staff.kycList').map((one) => [one.id, one]))
  const waiting = [...newest.values()].filter(
    ({ id, version, state }) =>
      state === 'REVIEW' && !decisions.some((one) => one.id === id && Number(one.version) > Number(version)),
  )
  const { id, version } = waiting.length > 0 ? random.pick(waiting) : row('staff.kycList')
  return { id, version }
}

const anyUser = ({ random, world }: View) => ({
  userId: random.pick(random.chance(0.2) ? world.people.spares() : world.people.players()).userId,
})

/** A field that must be absent, whatever the schema would make. */
export const NOT_GIVEN = Symbol('not given')

/** Fields of a call that together make sense; the schema fills in the rest. A field that is undefined stays the schema's. */
export const HINTS: Readonly<Record<string, (view: View) => Row>> = {
  ...steps,
  ...chatHints(NOT_GIVEN),
  ...supportHints(NOT_GIVEN),
  'game.bet': ({ random, row }) => {
    if (random.chance(0.15)) return slipOf({ random, row })
    const gameId = random.pick(GAMES)
    const autoplay = random.chance(0.05) ? row('game.autoplayStart').id : undefined
    const betAmount = gameId === 'freespin' ? 1 : random.pick(STAKES)
    const requestId = random.chance(0.2) ? `r${random.below(1e6)}` : undefined
    return { gameId, model: { betAmount, ...optionsOf(gameId, random), autoplay, requestId } }
  },
  'game.autoplayStart': ({ random }) => {
    const gameId = random.pick(GAMES)
    const [onWin, onLoss] = [{ to: 'base' }, random.pick([{ to: 'base' }, { to: 'times', percent: 200 }])]
    const plan = { options: OPTIONS[gameId] ?? {}, picks: [random.below(3)], stake: 1, onWin, onLoss }
    return random.chance(0.7) ? { gameId, bets: 5, lossLimit: 20, plan } : {}
  },
  'game.autoplayStop': idOf('game.autoplayStart'),
  'game.betResult': idOf('game.bet'),
  'game.round': idOf('game.bet'),
  'lottery.term': ({ random }) => ({ gameId: random.pick(LOTTERIES) }),
  'lottery.terms': ({ random }) => ({ gameId: random.pick(LOTTERIES) }),
  'lottery.games': () => ({ gameId: NOT_GIVEN }),
  'lottery.cancel': ({ row }) => ({ id: row('slip').id, model: {} }),
  'game.publicRound': ({ row, random }) => ({ id: row(random.chance(0.5) ? 'game.betRecord' : 'bet scratch').id }),
  'game.finishHold': idOf('game.bet'),
  'game.betRecord': ({ random }) => ({ from: 0, until: random.chance(0.5) ? Date.now() : undefined }),
  'game.betTotals': () => ({ from: 0, until: undefined }),
  'pay.recharge': ({ random }) => ({ amount: random.pick([10, 1, '5', 100]), channel: 'sandbox' }),
  'pay.rechargeStatus': idOf('pay.recharge'),
  'pay.withdraw': ({ random, actor }) => ({
    amount: random.pick([10, 1, '5', 100, 20_000]),
    channel: 'sandbox-out',
    destination: `sandbox:${actor.player?.userId.slice(0, 13)}`,
  }),
  'auth.register': ({ random }) => ({
    account: random.chance(0.6) ? `new-${randomUUID().slice(0, 12)}` : undefined,
    password: random.chance(0.6) ? 'a sound horse battery' : undefined,
    ...{ age: 30, currencyId: undefined, countryId: undefined, code: undefined },
  }),
  'auth.login': ({ actor }) => ({ account: actor.player?.account, password: actor.player?.password, totp: undefined }),
  'auth.revokeSession': idOf('auth.sessions'),
  'auth.acceptTerms': ({ random }) => ({ version: random.pick([1, 1, 2]) }),
  'auth.changePassword': ({ actor }) => ({ password: actor.player?.password, newPassword: 'another sound battery' }),
  'auth.sendCode': ({ random }) => ({ purpose: random.chance(0.8) ? 'forget_password' : undefined }),
  'auth.resetPassword': ({ random, world }) => {
    const account = random.pick([...world.codes.keys(), 'nobody@example.com'])
    return { account, code: world.codes.get(account), password: 'another sound battery', totp: undefined }
  },
  'authenticator.bind': ({ row, actor }) => {
    const secret = row('authenticator.start').secret
    const code = typeof secret === 'string' ? new TOTP({ secret: Secret.fromBase32(secret) }).generate() : undefined
    return { password: actor.player?.password, code }
  },
  'authenticator.prove': ({ row, random }) => ({
    code: random.pick([...((row('authenticator.bind').recoveryCodes as string[] | undefined) ?? []), '000000']),
  }),
  'user.updatePushStatus': idOf('user.noticePage'),
  'kyc.submit': ({ random, row, actor, world }) => {
    const pictures = world.memory.rows('file.upload', actor.name)
    return {
      level: random.pick([1, 1, 2]),
      fields: { name: 'Ana Souza', birthDate: '1990-02-28', country: 'NL' },
      documents:
        pictures.length === 0
          ? []
          : [
              { id: random.pick(pictures).id, kind: 'document' },
              { id: row('file.upload').id, kind: 'face' },
            ],
    }
  },
  'staff.kycGet': idOf('staff.kycList'),
  'staff.kycApprove': decision,
  'staff.kycMore': decision,
  'staff.kycRefuse': decision,
  'staff.listWithdrawals': ({ random }) => ({ state: random.chance(0.9) ? 'review' : undefined, pageNo: 1 }),
  'staff.getWithdrawal': idOf('pay.withdraw'),
  'staff.approveWithdrawal': idOf('staff.listWithdrawals'),
  'staff.declineWithdrawal': idOf('staff.listWithdrawals'),
  'staff.releaseDestination': idOf('staff.listWithdrawals'),
  'staff.saveCurrency': () => ({ id: 'G$', symbol: 'G$', decimals: 2, withdrawDecimals: 0, scale: '1', usdRate: '1' }),
  'staff.saveChannel': () => ({
    ...{ id: 'sandbox', provider: 'sandbox', kind: 'recharge', currencyId: 'G$', name: 'Sandbox', position: 0 },
    ...{ min: 1, max: 100_000, feeRate: 0, feeFixed: NOT_GIVEN, step: NOT_GIVEN, chips: NOT_GIVEN },
  }),
  'staff.savePayoutRule': ({ random }) => ({
    ...{ channelId: 'sandbox-out', auto: 200, autoDay: 1_000, twoPersons: 5_000, day: random.pick([null, 1e6]) },
    ...{ waitHours: 0, sharedDestinations: ['sandbox:decline', 'sandbox:unknown'] },
  }),
  'staff.closePaymentCase': idOf('staff.listPaymentCases'),
  'staff.settlePaymentCase': idOf('staff.listPaymentCases'),
  'staff.removeNotice': idOf('staff.saveNotice'),
  'staff.removeAsset': ({ row }) => ({ name: row('staff.uploadAsset').name }),
  'staff.saveNotice': ({ random }) => {
    const type = random.pick(['NOT_LOGGED_IN', 'NOT_RECHARGED', 'COMPLETE_REGISTRATION', 'EVENT'])
    return { id: undefined, type, config: { type }, enabled: true, from: NOT_GIVEN, until: NOT_GIVEN }
  },
  'staff.saveSettings': ({ random }) => ({
    settings: random.pick([
      {},
      { maintenance: true },
      { closePlainGamePaths: true },
      { termsVersion: 2 },
      { minimumAge: 18 },
      { withdrawWagerPercent: 100 },
    ]),
  }),
  'staff.publishDesign': ({ random }) => ({
    document: random.chance(0.3) ? undefined : NOT_GIVEN,
    name: 'night',
    key: NOT_GIVEN,
  }),
  'staff.setSwitch': ({ random, row, world }) => {
    const player = random.pick(world.people.spares()).userId
    const { kind, id } = row('staff.listSwitches')
    return random.chance(0.3) ? { kind: 'player', id: player } : { kind, id }
  },
  'staff.saveJurisdiction': ({ random }) => ({
    ...demoJurisdiction,
    id: random.pick(['demo', 'other', 'strict', undefined]),
    autoplay: random.chance(0.5),
    maxStake: random.pick([null, 5]),
    kyc: { beforeDeposit: random.pick([0, 1]) },
    limits: [],
  }),
  'staff.saveGame': ({ random }) => ({
    enabled: random.chance(0.5),
    edge: random.pick([300, 50, 1000]),
    ...{ version: NOT_GIVEN, currencyId: NOT_GIVEN, minStake: NOT_GIVEN, maxStake: NOT_GIVEN, maxWin: NOT_GIVEN },
  }),
  'staff.grantSpins': (view) => ({ ...anyUser(view), value: 1, count: 5 }),
  'operator.setPlayerLimit': ({ random, world }) => ({ userId: random.pick(world.people.spares()).userId }),
  'design.theme': ({ random, world }) => ({
    key: world.memory.rows('home.startup').at(-1)?.designCacheKey ?? 'x',
    t: random.chance(0.5) ? '1' : NOT_GIVEN,
  }),
  'design.lang': ({ world }) => ({ key: world.memory.rows('home.startup').at(-1)?.langItemsCacheKey ?? 'x' }),
  'design.articleDetail': idOf('design.articleList'),
  'design.articleList': () => ({ category: NOT_GIVEN, most: 100 }),
  'game.keptCategoryList': ({ row }) => ({ key: row('home.startup').gamesCacheKey }),
  'game.keptCategoryPage': ({ row }) => ({ key: row('home.startup').gamesCacheKey }),
  'game.term': ({ random }) => ({ gameId: random.pick(['crash', 'aviator', undefined]) }),
  'user.noticePage': () => ({ pageNo: 1, pageSize: 100 }),
  'kyc.appeal': () => ({ text: 'That was another person.' }),
  'design.pageDetail': ({ random }) => ({ id: random.pick(['home', 'none']) }),
  'design.embedPageDetail': ({ random }) => ({ id: random.pick(['home', 'none']) }),
}
