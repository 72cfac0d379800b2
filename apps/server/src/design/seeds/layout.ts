import { GLOBAL_DESIGN, type Item, type Palette, type ThemeModel } from '@fairground/contract'
import { articles } from './articles.data.ts'
import { menus, tabs } from './menus.data.ts'
import { contentPages } from './pages.data.ts'

const item = (id: string, comId: string, data: Item['data'] = {}): Item => ({ id, comId, data })

/** What surrounds every page. */
const surroundings = [
  item('header', 'C000001'),
  item('side-menu', 'C000003'),
  { ...item('footer', 'C000004'), paths: ['~=^/(?!game/)'] },
  item('tab-bar', 'C000002'),
]

/** The lobby: an open round first, then the promise, the games, what was won and played, and why it is fair. */
const lobby = [
  item('continue-playing', 'C000133'),
  item('welcome', 'C000100'),
  item('games', 'C000115', {
    columns: [
      { share: 6, items: [item('featured-game', 'C000105')] },
      { share: 5, items: [item('game-grid', 'C000103', { title: 'games.all', pageSize: 12 })] },
    ],
    align: 'stretch',
  }),
  item('lately', 'C000115', {
    columns: [
      { share: 5, items: [item('recent-rounds', 'C000107')] },
      { share: 3, items: [item('deposit-call', 'C000130')] },
    ],
  }),
  item('fair-steps', 'C000129'),
]

/** The layout that the seeded designs share, in one palette. */
export function layOut(palette: Palette): ThemeModel {
  return {
    tabs,
    menus,
    pages: [
      {
        id: 'global',
        type: 'global',
        title: '',
        items: [item('global-design', GLOBAL_DESIGN, { ...palette }), ...surroundings],
      },
      { id: 'home', type: 'home', title: '', items: lobby },
      ...contentPages,
    ],
    articles,
    assetMappings: {},
  }
}
