import type { Menu, Tab } from '@fairground/contract/design'
import type { ErrorName } from '@fairground/contract/errors.data'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'

import { richSample } from './rich.data.ts'

/** The fixed time of the gallery. */
export const GALLERY_NOW_MS = Date.UTC(2026, 5, 1, 12)
const HOUR_MS = 3_600_000

type Answers = Readonly<Record<string, Record<string, unknown>>>

const winners = [
  ['Mi***', 4_812.4, 48.12],
  ['***', 1_250, 12.5],
  ['Jo***', 640.25, 3.2],
  ['Λα***', 312, 6.24],
].map(([name, winAmount, multiplier], at) => ({
  name,
  winAmount,
  multiplier,
  gameId: 'mines',
  at: GALLERY_NOW_MS - at * 7 * 60_000,
}))

const latestBets = winners.map(({ name, winAmount, multiplier, gameId, at }, row) => ({
  ...{ name, gameId, at, multiplier: row % 2 ? 0 : multiplier, winAmount: row % 2 ? 0 : winAmount },
  ...{ betAmount: 100, result: row % 2 ? 'LOSE' : 'WIN' },
}))

const cards = ['Spring opens late', 'How the lamps are lit', 'A week of two lights'].map((title, at) => ({
  id: `article-${at}`,
  title,
  summary: 'The gates open at six. Bring a lamp, and someone to share it with.',
  image: at === 1 ? '' : `paper ${at}`,
  category: 'news',
  at: GALLERY_NOW_MS - at * 72 * HOUR_MS,
}))
const games = ['Mines', 'Crash', 'Tower'].map((name) => ({
  ...{ id: name, gameId: name.toLowerCase(), name, icon: name.toLowerCase(), link: '/game/mines' },
}))
const categories = ['All Games', 'Boards', 'Wheels'].map((name, at) => ({
  ...{ id: `0${at}`, icon: '', name, type: at === 0 ? 'ALL' : 'GAMES', directlyPlay: false, link: '' },
}))

const calendar = [0, 0, 0, 0, 1, 1, 2].map((vipLevel, at) => ({
  ...{ vipLevel, count: (at % 3) + 1, value: 1 },
  state: (['taken', 'taken', 'today'] as const)[at] ?? 'ahead',
}))

const results = [
  [6, 1, 4],
  [2, 2, 5],
  [3, 6, 1],
]
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const draws = results.map((result, at) => ({
  ...{ id: idOf(at), no: 4_102 - at, status: 'FINISHED', phase: 'SETTLED', result, commitment: '0'.repeat(64) },
  ...{ salt: 'fairground', edge: 300, opensAt: GALLERY_NOW_MS, closesAt: GALLERY_NOW_MS, drawsAt: GALLERY_NOW_MS },
}))
const lotteries = ['dice3', 'sum28', 'race10'].map((gameId) => ({
  ...{ gameId, name: gameId, enabled: true, termSeconds: 60, closedSeconds: 5, showSeconds: 4, edge: 300, markets: [] },
  ...{ version: 1, cancel: true },
  limits: { minStake: 1, maxStake: 1000, maxWin: 100_000, maxTermWin: 100_000, slipLines: 20, termLines: 60 },
}))
const room = {
  ...{ id: idOf(0), kind: 'PUBLIC', name: 'By the carousel', topic: 'Talk about anything that turns.', rules: '' },
  ...{ access: 'OPEN', online: 1_240, unread: 7, mentions: 0, locked: false, slowSeconds: 3, settings: {} },
}
const messages = ['Who lights the lamps tonight?', 'A word-without-any-place-to-break-it '.repeat(6), 'שלום'].map(
  (body, seq) => ({
    ...{ id: idOf(seq), roomId: room.id, seq, type: 'text', body, entities: [], rev: 1, reactions: {} },
    ...{
      createdAt: GALLERY_NOW_MS,
      author: { id: idOf(seq), name: `player${seq}`, avatar: '', level: 0, role: 'member' },
    },
  }),
)

const some: Answers = {
  'lottery.games': { list: lotteries },
  'lottery.terms': { page: { content: draws, total: draws.length } },
  'chat.rooms': { list: [room] },
  'chat.history': {
    list: messages.map((message) => ({
      roomId: room.id,
      seq: message.seq,
      kind: 'message',
      at: GALLERY_NOW_MS,
      message,
    })),
    more: false,
  },
  'design.articleList': { list: cards },
  'design.articleDetail': { model: { ...cards[0], body: richSample } },
  'game.categoryList': { list: categories, cacheKey: 'gallery' },
  'game.categoryPage': { page: { content: games, total: games.length } },
  'game.settings': {
    model: {
      ...{ gameId: 'mines', edge: 300, minStake: 1, maxStake: 1000, maxWin: 10_000, defaultStake: 5, enabled: true },
      ...{ currencyId: 'G$', symbol: 'G$', decimalLength: 2, version: 1, jurisdiction: demoJurisdiction },
    },
  },
  'game.open': { list: [] },
  'game.winners': { list: winners },
  'game.latestBets': { list: latestBets, online: 1_204 },
  'user.vipList': { list: [0, 1, 2, 3, 4, 5].map((level) => ({ level })) },
  'promotion.checkinData': { model: { items: calendar, allowed: true } },
  'promotion.siteRedpack': { model: { id: 'spring', siteConf: { endTime: GALLERY_NOW_MS + 2.6 * HOUR_MS } } },
}
const none: Answers = {
  'lottery.games': { list: [] },
  'lottery.terms': { page: { content: [], total: 0 } },
  'chat.rooms': { list: [] },
  'chat.history': { list: [], more: false },
  'design.articleList': { list: [] },
  'game.categoryList': { list: categories.slice(0, 1), cacheKey: 'gallery' },
  'game.categoryPage': { page: { content: [], total: 0 } },
  'game.betRecord': { page: { content: [], total: 0 } },
  'game.open': { list: [] },
  'game.latestBets': { list: [], online: 0 },
  'game.winners': { list: [] },
  'user.vipList': { list: [] },
  'promotion.checkinData': { model: { items: [], allowed: true } },
}

/** The menus and tabs of the surroundings. */
export const menus: readonly Menu[] = ['main', 'more', 'foot-house', 'foot-help'].map((id) => ({
  id,
  title: 'The fair',
  lines: [
    { id: 'lobby', text: 'shell.lobby', icon: 'house', link: '/' },
    { id: 'fair', text: 'shell.fairness', icon: 'shield', link: '/fairness' },
  ],
}))
export const tabs: readonly Tab[] = (menus[0]?.lines ?? []).map((line) => ({
  id: line.id,
  data: { ...line, raised: line.id === 'fair' },
}))

/** Calls that are refused when there is nothing yet. */
export const refusals: Readonly<Record<string, ErrorName>> = {
  'promotion.siteRedpack': 'event_ended',
  'design.articleDetail': 'not_found',
}

/** What each call answers, by its name. */
export function answersOf(how: 'some' | 'none'): Answers {
  return how === 'some' ? some : none
}

/** The start-up configuration; absent fields have defaults. */
export const settings = {
  languages: ['en', 'pt-BR', 'id-ID'],
  currencies: [{ id: 'G$', symbol: 'G$', decimalLength: 2 }],
  countries: [{ id: 'BR', name: 'Brasil', language: 'pt-BR', currencyId: 'G$', dialCode: '55' }],
  countryId: 'BR',
  currencyId: 'G$',
  currencyIdList: ['G$'],
  sk: '',
  designCacheKey: 'gallery',
  langItemsCacheKey: 'gallery',
  gamesCacheKey: 'gallery',
  jurisdiction: demoJurisdiction,
  games: [{ id: 'mines', enabled: true }],
  version: 'gallery',
  brand: { players: 184_200, winners: 91_344 },
  apkLink: 'https://example.com/fair.apk',
  iosLink: 'https://example.com/ios',
}

/** A drawn picture for each asset's name. */
export function picture(name: string): string {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="hsl(${hue} 45% 30%)"/><circle cx="120" cy="30" r="18" fill="hsl(${hue + 40} 80% 65%)"/><path d="M0 90 50 40l30 30 30-24 50 44z" fill="hsl(${hue} 40% 18%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
