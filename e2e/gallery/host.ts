import type { BlockHost, CallResult, Layout, MyGamesDoor } from '@fairground/blocks'
import type { AnswerOf, Call } from '@fairground/contract/call'
import { parseLink } from '@fairground/contract/link'
import { startupSchema } from '@fairground/contract/startup'
import type { User } from '@fairground/contract/user'
import type { Translate } from '@fairground/phrases'
import { answersOf, GALLERY_NOW_MS, menus, picture, refusals, settings, tabs } from './answers.data.ts'
import type { GallerySettings } from './settings.ts'

const player: User = {
  token: 'token-of-the-gallery',
  hasLogin: true,
  userId: '01a2b3c4-0000-7000-8000-000000000000',
  username: 'ana',
  email: '',
  phone: '',
  nickname: 'Ana',
  avatar: '',
  balance: 12_480.5,
  taskBonusBalance: 40,
  registerTaskBonusBalance: 0,
  cumulativeBetAmount: 900,
  depositForWithdraw: 0,
  symbol: 'G$',
  currSymbol: 'G$',
  currRatio: 1,
  noticeUpdateTime: 0,
  phoneChecked: false,
  rechargeCount: 2,
  firstRechargeFlag: true,
  vipLevel: { level: 3 },
  thirdLoginTypes: [],
  inviteCode: 'LANTERN',
  bind2Auth: false,
  appVersion: '',
  useGameSymbol: true,
  heldBalance: 125.4,
  balanceVersion: 7,
  currencyId: 'G$',
  decimalLength: 2,
  pause: null,
  limited: false,
}

/** A host without a server: everything that a block may ask is answered from the samples. */
export function createHost({
  who,
  locale,
  answers,
  layout,
  t,
}: Pick<GallerySettings, 'who' | 'locale' | 'answers'> & { layout: Layout; t: Translate }): BlockHost {
  const user = who === 'player' ? player : undefined
  const noSpins = { inviteSpins: { count: 0, value: 1, days: 7 } }
  const startup = startupSchema.parse({ ...settings, ...(answers === 'none' && noSpins) })
  const money = (decimals: number) => (value: number) =>
    `G$${new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)}`
  const moneys = { full: money(2), short: money(0), compact: money(0) }
  const text = (value: string) => (/^[a-z]+\.[A-Za-z]+$/.test(value) ? t(value as Parameters<Translate>[0]) : value)

  function answer<C extends Call>(call: C): CallResult<AnswerOf<C>> {
    if (answers === 'loading' || (call.access === 'user' && !user)) return { state: 'loading', answer: undefined }
    const retry = () => undefined
    if (answers === 'none' && refusals[call.name]) {
      return { state: 'failed', answer: undefined, refusal: refusals[call.name], retry }
    }
    const givenAnswer = answersOf(answers === 'none' ? 'none' : 'some')[call.name]
    if (answers === 'failed' || givenAnswer === undefined) return { state: 'failed', answer: undefined, retry }
    return { state: 'ready', answer: call.answer.parse(givenAnswer) as AnswerOf<C> }
  }

  const mine =
    answers === 'some' ? { favourites: ['mines'], recent: ['crash', 'mines'] } : { favourites: [], recent: [] }
  const door: MyGamesDoor = {
    useMyGames: () => mine,
    setFavourite: (gameId, wish) => console.info(wish, gameId),
  }
  const myGames = Promise.resolve(door)

  return {
    useTranslate: () => t,
    useText: () => text,
    useLocale: () => locale,
    useMoney: () => moneys,
    useLayout: () => layout,
    useScheme: () => 'dark',
    useUser: () => user,
    useLoggedIn: () => user !== undefined,
    useStartup: () => startup,
    useMenus: () => menus,
    useTabs: () => tabs,
    usePath: () => '/article/spring',
    useParam: () => '',
    useAnswer: (call) => answer(call),
    useTimeLeft: (untilMs) => Math.max(0, untilMs - GALLERY_NOW_MS),
    useCountry: () => startup.countries[0],
    chooseCountry: (id) => console.info('chose', id),
    follow: (link) => console.info('followed', link),
    hrefOf(link) {
      const parsed = parseLink(link)
      return parsed?.kind === 'path' ? parsed.to : parsed?.kind === 'outside' ? parsed.url : undefined
    },
    assetUrl: (asset) => (asset.startsWith('/') || asset.includes(':') ? asset : picture(asset)),
    useItems: (items) => items,
    Around: ({ children }) => children,
    report: (what) => console.info('reported', what),
    loadMyGames: () => myGames,
    part: () => () => null,
    LiveFlight: () => null,
    FlightCheck: () => null,
    device: layout === 'desktop' ? 'pc' : 'mobile',
  }
}
