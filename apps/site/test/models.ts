import type { GivenAnswerOf } from '@fairground/contract/call'
import type { SeedPair } from '@fairground/contract/calls/fair'
import type { KycStatus } from '@fairground/contract/calls/kyc'
import type { freeSpins } from '@fairground/contract/calls/promotion'
import type { limits } from '@fairground/contract/calls/responsible'
import type { ThemeModel } from '@fairground/contract/design'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { type Notice, noticeSchema } from '@fairground/contract/notice'
import type { PageDesign } from '@fairground/contract/page'
import { type StartupConfig, startupSchema } from '@fairground/contract/startup'
import type { User } from '@fairground/contract/user'
import { manifests } from '@fairground/games'

/** The token of a test's player. */
export const TOKEN = 'a-token-of-the-test'

/** A start-up configuration of a site with every game. */
export const startupOf = (more: Partial<StartupConfig> = {}): StartupConfig =>
  startupSchema.parse({
    languages: ['en', 'pt-BR', 'id-ID'],
    countryId: '',
    currencyId: 'G$',
    currencyIdList: ['G$'],
    sk: '',
    currencies: [{ id: 'G$', symbol: 'G$', decimalLength: 2, withdrawDecimalLength: 0 }],
    designCacheKey: 'd',
    langItemsCacheKey: 't',
    gamesCacheKey: 'g',
    version: '1',
    games: manifests.map(({ id }) => ({ id, enabled: true })),
    jurisdiction: demoJurisdiction,
    ...more,
  })

/** A player's seeds. */
export const seedPair: SeedPair = {
  serverSeedHash: 'e22f6cff69b9e7710de8de7fc76abba4c6c0cae998a7e55590e3e457e87763a2',
  nextServerSeedHash: '3cc95dbeb7ebc4af6a8a706bfcc87f2192ac1741c9e1aaa72f6b736313078c16',
  clientSeed: 'a seed of my own',
  nonce: 13,
}

/** A player with an empty wallet. */
export const userOf = (more: Partial<User> = {}): User => ({
  token: TOKEN,
  hasLogin: true,
  userId: '01a2b3c4-0000-7000-8000-000000000000',
  username: 'ana',
  email: '',
  phone: '',
  nickname: 'Ana',
  avatar: '',
  balance: 0,
  taskBonusBalance: 0,
  registerTaskBonusBalance: 0,
  cumulativeBetAmount: 0,
  depositForWithdraw: 0,
  symbol: 'G$',
  currSymbol: 'G$',
  currRatio: 1,
  noticeUpdateTime: 0,
  phoneChecked: false,
  rechargeCount: 0,
  firstRechargeFlag: false,
  vipLevel: { level: 0 },
  thirdLoginTypes: [],
  inviteCode: '',
  bind2Auth: false,
  appVersion: '',
  useGameSymbol: true,
  heldBalance: 0,
  balanceVersion: 1,
  currencyId: 'G$',
  decimalLength: 2,
  pause: null,
  limited: false,
  ...more,
})

/** A player who has paid in and may bet. */
export const funded: Partial<User> = { balance: 10, rechargeCount: 1 }

/** A design as a page carries it: with its surroundings, and the page of a type. */
export const designOf = ({ menus, tabs, pages, assetMappings }: ThemeModel, pageType?: string): PageDesign => ({
  key: 'd',
  device: 'pc',
  menus,
  tabs,
  assetMappings,
  pages: structuredClone(pages.filter(({ type }) => type === 'global' || type === pageType)),
})

/** A notice of a type, with its title. */
export const noticeOf = (type: Notice['type'], title: string, config: object = {}, more: object = {}): Notice =>
  noticeSchema.parse({
    id: '0199aaaa-0000-7000-8000-000000000001',
    type,
    title,
    pushed: false,
    at: 0,
    config: { type, ...config },
    ...more,
  })

/** Where the identity check of a player stands: nothing was handed in. */
export const kycOf = (more: Partial<KycStatus> = {}): KycStatus => ({
  level: 0,
  state: 'NONE',
  caseLevel: 0,
  reason: null,
  missing: [],
  attemptsLeft: 3,
  needed: 1,
  neededFor: 'withdraw',
  canAppeal: false,
  countryId: null,
  minimumAge: 0,
  submittedAt: null,
  decidedAt: null,
  ...more,
})

/** A player without limits of their own. */
export const noLimits: GivenAnswerOf<typeof limits> = {
  list: [],
  model: { pause: null, realityCheckMinutes: 0, ownRealityCheckMinutes: 0, minutesPlayed: 0 },
  sessionNet: 0,
}

/** A player without granted spins or bonus money. */
export const noSpins: GivenAnswerOf<typeof freeSpins> = {
  model: { left: 0, spins: [], rule: { times: 1, days: 1, shares: {} }, allowed: true },
}
