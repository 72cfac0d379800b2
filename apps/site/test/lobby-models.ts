import type { GivenAnswerOf } from '@fairground/contract/call'
import * as category from '@fairground/contract/calls/category'
import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import * as myGames from '@fairground/contract/calls/my-games'
import * as promotion from '@fairground/contract/calls/promotion'
import * as winners from '@fairground/contract/calls/winners'
import type { Category, CategoryGame } from '@fairground/contract/category'
import { GLOBAL_DESIGN, type Item } from '@fairground/contract/design'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import type { PageDesign } from '@fairground/contract/page'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { designOf, noSpins } from './models.ts'
import { answer, refuse } from './stand-in.ts'

const categoryOf = (id: string, name: string, type: string): Category => ({
  ...{ id, name, type },
  icon: '',
  directlyPlay: false,
  link: '',
})
const gameOf = (gameId: string, name: string): CategoryGame => ({
  ...{ id: gameId, gameId, name },
  icon: gameId,
  link: `/game/${gameId}`,
})

/** The settings of a game that is open. */
export const openGameOf = (gameId: string): GivenAnswerOf<typeof game.settings> => ({
  model: {
    ...{ gameId, edge: 300, minStake: 1, maxStake: 1000, defaultStake: 1, maxWin: 10_000, enabled: true, version: 1 },
    ...{ currencyId: 'G$', symbol: 'G$', decimalLength: 2, jurisdiction: demoJurisdiction },
  },
})

/** Every game of the house, with its figures. */
export const everyGame: readonly CategoryGame[] = [...manifests, ...lotteries].map(({ id, name }) => ({
  ...gameOf(id, name),
  ...{ returnPercent: 97, topMultiple: 253_899 },
}))

/** The games of the lobby. */
const lobbyGames = [gameOf('mines', 'Mines'), gameOf('tower', 'Tower'), gameOf('football', 'Football')]

/** Answers what the lobby asks for: its games in two categories, no bets of anybody. */
export function answerLobby(games: readonly CategoryGame[] = lobbyGames): void {
  const list = [categoryOf('00', 'All games', 'ALL'), categoryOf('01', 'Originals', 'GAMES')]
  answer(category.categoryList, { list, cacheKey: 'k' })
  answer(category.categoryPage, ({ fields }) => {
    const content = /^0[01]$/.test(String(fields.id)) ? [...games] : []
    return { page: { content, total: content.length } }
  })
  answer(game.settings, ({ fields }) => openGameOf(String(fields.gameId)))
  answer(winners.latest, { list: [], online: 0 })
  answer(winners.life, { list: [] })
  answer(game.betRecord, { page: { content: [], total: 0 } })
  answer(promotion.freeSpins, noSpins)
  answer(myGames.list, { model: { favourites: [], recent: [] } })
  refuse(multiplayer.term, 'no_round_yet')
  answer(multiplayer.bets, { list: [] })
  answer(multiplayer.rounds, { page: { content: [], total: 0 } })
}

/** The item of a block on the global page; the first one there, where the design has none. */
export function globalItem({ pages }: PageDesign, comId: string): Item {
  const items = pages.find(({ type }) => type === 'global')?.items ?? []
  const found = items.find((one) => one.comId === comId)
  if (found) return found
  const added: Item = { id: comId, comId, data: {} }
  items.unshift(added)
  return added
}

/** The design of the lobby, with other fields of the global design. */
export function lobbyDesign(fields: Readonly<Record<string, unknown>> = {}): PageDesign {
  const design = designOf(seeds.night, 'home')
  Object.assign(globalItem(design, GLOBAL_DESIGN).data, fields)
  return design
}

/** The same design with the lobby's search field on desktops too, where the header has the search. */
export const withSearchField = (design: PageDesign): PageDesign =>
  JSON.parse(JSON.stringify(design), (_, value) => (value?.comId === 'C000104' ? { ...value, data: {} } : value))

/** The lobby with one block more, above the others. */
export function lobbyWith(comId: string, data: Item['data']): PageDesign {
  const design = lobbyDesign()
  design.pages.find(({ type }) => type === 'home')?.items.unshift({ id: 'first', comId, data })
  return design
}
