import type { Menu, Tab } from '@fairground/contract/design'

const OPEN_MENU = '#action={"popup":"menu"}'

/** The bar at the bottom of phones. Texts are keys: of the product's phrases, or of the seeded texts. */
export const tabs: Tab[] = [
  { id: 'lobby', data: { id: 'lobby', text: 'shell.lobby', icon: 'house', link: '/', raised: false } },
  { id: 'games', data: { id: 'games', text: 'shell.games', icon: 'games', link: '/games', raised: false } },
  { id: 'deposit', data: { id: 'deposit', text: 'shell.deposit', icon: 'plus', link: '#recharge', raised: true } },
  { id: 'history', data: { id: 'history', text: 'shell.history', icon: 'receipt', link: '/history', raised: false } },
  { id: 'more', data: { id: 'more', text: 'shell.openMenu', icon: 'user', link: OPEN_MENU, raised: false } },
]

/** The side menu's groups, and the footer's. */
export const menus: Menu[] = [
  {
    id: 'main',
    title: '',
    lines: [
      { id: 'lobby', text: 'shell.lobby', icon: 'house', link: '/' },
      { id: 'history', text: 'shell.history', icon: 'receipt', link: '/history' },
      { id: 'fairness', text: 'shell.fairness', icon: 'shield', link: '/fairness' },
      { id: 'wallet', text: 'shell.wallet', icon: 'wallet', link: '#recharge' },
    ],
  },
  {
    id: 'games',
    title: 'shell.games',
    lines: [
      { id: 'all', text: 'games.all', icon: 'games', link: '/games' },
      { id: 'originals', text: 'games.originals', icon: 'ticket', link: '/games?category=01' },
      { id: 'crash', text: 'games.rising', icon: 'rocket', link: '/games?category=02' },
      { id: 'favourites', text: 'games.favourites', icon: 'star', link: '/games?category=FAV' },
      { id: 'recent', text: 'games.recent', icon: 'clock', link: '/games?category=RECENT' },
    ],
  },
  {
    id: 'more',
    title: '',
    lines: [
      { id: 'promotions', text: 'site.promotions', icon: 'gift', link: '/page/promotions' },
      { id: 'help', text: 'site.help', icon: 'help', link: '/page/help' },
    ],
  },
  {
    id: 'foot-house',
    title: 'site.footHouse',
    lines: [
      { id: 'about', text: 'site.about', icon: '', link: '/page/about' },
      { id: 'terms', text: 'site.terms', icon: '', link: '/page/terms' },
      { id: 'promotions', text: 'site.promotions', icon: '', link: '/page/promotions' },
    ],
  },
  {
    id: 'foot-help',
    title: 'site.footHelp',
    lines: [
      { id: 'help', text: 'site.help', icon: '', link: '/page/help' },
      { id: 'responsible', text: 'site.responsible', icon: '', link: '/page/responsible' },
      { id: 'verify', text: 'site.verify', icon: '', link: '/verify' },
    ],
  },
]
