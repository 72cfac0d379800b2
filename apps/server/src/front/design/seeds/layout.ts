import { GLOBAL_DESIGN, type Item, type ThemeModel } from '@fairground/contract/design'
import type { Palette } from '@fairground/contract/palettes.data'
import { articles } from './articles.data.ts'
import { menus, tabs } from './menus.data.ts'
import { contentPages } from './pages.data.ts'

const item = (id: string, comId: string, data: Item['data'] = {}): Item => ({ id, comId, data })

/** The frame of every page. */
const surroundings = [
  item('header', 'C000001', { search: '#onOpen=search' }),
  item('side-menu', 'C000003', { menus: [{ id: 'main' }, { id: 'games' }, { id: 'more' }] }),
  { ...item('footer', 'C000004'), paths: ['~=^/(?!game/)'] },
  item('tab-bar', 'C000002'),
]

/** What comes before the games, search and categories, the games, and the player's own: close together. */
const playground = (grid: Item['data'], ...before: Item[]) =>
  item('games', 'C000115', {
    gap: 's',
    columns: [
      {
        items: [
          ...before,
          // On desktops the header has the search.
          item('search', 'C000104', { onDesktop: 'hide' }),
          item('categories', 'C000102'),
          item('game-grid', 'C000103', grid),
          item('my-games', 'C000136'),
        ],
      },
    ],
  })

/** The lobby: open rounds or the promise, the games, what others bet, the newest rounds, and the fairness. */
const lobby = [
  playground({ title: 'shell.games' }, item('continue-playing', 'C000133'), item('welcome', 'C000100')),
  item('live-bets', 'C000137'),
  item('recent-rounds', 'C000107'),
  item('fair-steps', 'C000129'),
]

/** The page of all games, with its own address. */
const games = [
  item('title', 'C000119', { text: 'site.gamesTitle', lead: 'site.gamesLead', level: '1', bulbs: true }),
  playground({ pageSize: 48 }),
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
        items: [item('global-design', GLOBAL_DESIGN, { ...palette, pcContentPaddingTop: 16 }), ...surroundings],
      },
      { id: 'home', type: 'home', title: '', items: lobby },
      { id: 'games', type: 'games', title: 'shell.games', items: games },
      ...contentPages,
    ],
    articles,
    assetMappings: {},
  }
}
