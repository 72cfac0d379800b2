import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'

/** A category with all its possible games. */
interface CategoryRow {
  id: string
  type: string
  /** Name of an icon of the site, which the operator's design may replace. */
  icon: string
  name: string
  /** Opens `link` at once, without a list. */
  directlyPlay: boolean
  link: string
  /** Ids of games, in order; `all` are all. */
  games: 'all' | readonly string[]
}

/** The ids of the games of a category, in the order of the lobby. */
const gamesIn = (type: string) => manifests.filter(({ category }) => category === type).map(({ id }) => id)

/** The categories in order. A category without an existing game is left out, except the first. */
export const categoryRows: readonly CategoryRow[] = [
  { id: '00', type: 'ALL', icon: 'category-all', name: 'All Games', directlyPlay: false, link: '', games: 'all' },
  {
    id: '01',
    type: 'ORIGINALS',
    icon: 'category-originals',
    name: 'Originals',
    directlyPlay: false,
    link: '',
    games: gamesIn('ORIGINALS'),
  },
  {
    id: '02',
    type: 'CRASH',
    icon: 'category-crash',
    name: 'Crash',
    directlyPlay: false,
    link: '',
    games: gamesIn('CRASH'),
  },
  {
    id: '04',
    type: 'LOTTERY',
    icon: 'category-lottery',
    name: 'Lotteries',
    directlyPlay: false,
    link: '',
    games: lotteries.map(({ id }) => id),
  },
  {
    id: '03',
    type: 'SPORTS',
    icon: 'category-sports',
    name: 'Sports',
    directlyPlay: true,
    link: '#gameId=sports',
    games: ['sports'],
  },
]

/** The English names of the games, for places without translation. */
export const gameNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...manifests, ...lotteries].map(({ id, name }) => [id, name])),
  sports: 'Sports',
}
