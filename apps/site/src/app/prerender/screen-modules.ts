import { gameNameKey, namedGames, type PhraseKey } from '@fairground/phrases'

/** Screens of the site's own, by their address's first part: where they are, and what they are called. */
const SCREENS: Readonly<Record<string, { module: string; title?: PhraseKey }>> = {
  history: { module: 'features/history/history-page.tsx', title: 'shell.history' },
  round: { module: 'features/round/round-page.tsx' },
  fairness: { module: 'fairness/fairness-page.tsx', title: 'shell.fairness' },
  notifications: { module: 'features/notices/notices-page.tsx', title: 'notices.title' },
  verify: { module: 'features/verify/verify-page.tsx', title: 'verify.title' },
}
const LIVE = 'live/connection.ts'
/** What a new visitor's first call waits for. */
const FIRST_CALL = ['player/device/visitor-id.ts', 'calls/signature.ts']

/** The modules of the forms that a visitor's first press may open, as ends of source paths. */
export const formModules: readonly string[] = [
  'shell/popup-screen.tsx',
  'features/account/register-popup.tsx',
  'features/account/login-popup.tsx',
]

/**
 * The modules behind the screen of an address, as ends of source paths: the page names their files, so that a browser
 * fetches them with the first scripts instead of one after the other, as each is found to need the next. A game's page
 * names its frame's too, which takes them from the browser's cache.
 */
export function screenModules(pathname: string): readonly string[] {
  const [, room = '', id = ''] = pathname.split('/')
  const isGame = (room === 'game' || room === 'h5') && namedGames.includes(id)
  if (room === 'h5') return isGame ? [`games/${id}/screen.tsx`, LIVE] : []
  if (isGame) return [...FIRST_CALL, LIVE, 'shell/pages/game-page.tsx', `games/${id}/screen.tsx`]
  const screen = SCREENS[room]
  return screen ? [...FIRST_CALL, LIVE, screen.module] : FIRST_CALL
}

/** The title of the screen at an address, as a key of the texts; empty where it has none before it is read. */
export function screenTitle(pathname: string): PhraseKey | '' {
  const [, room = '', id = ''] = pathname.split('/')
  return (room === 'game' ? gameNameKey(id) : SCREENS[room]?.title) ?? ''
}
