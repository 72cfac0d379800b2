import { gameNameKey, namedGames, type PhraseKey } from '@fairground/phrases'

/** The site's own screens, by their address's first part: their modules and titles. */
const SCREENS: Readonly<Record<string, { module: string; title?: PhraseKey }>> = {
  history: { module: 'features/history/history-page.tsx', title: 'shell.history' },
  responsible: { module: 'features/responsible/responsible-content.tsx', title: 'responsible.title' },
  round: { module: 'features/round/round-page.tsx' },
  fairness: { module: 'fairness/fairness-page.tsx', title: 'shell.fairness' },
  notifications: { module: 'features/notices/notices-page.tsx', title: 'notices.title' },
  verify: { module: 'features/verify/verify-page.tsx', title: 'verify.title' },
}
const LIVE = 'live/connection.ts'
/** The modules that a new visitor's first call needs. */
const FIRST_CALL = ['player/device/visitor-id.ts', 'calls/signature.ts']

/** The modules of the forms that a visitor's first press may open, as ends of source paths. */
export const formModules: readonly string[] = [
  'shell/popup-screen.tsx',
  'features/account/register-popup.tsx',
  'features/account/login-popup.tsx',
]

/**
 * The modules behind the screen of an address, as ends of source paths. The page names their files, so that a browser
 * fetches them with the first scripts instead of one after the other. The page of a game names its frame page's files
 * too, which then come from the browser's cache.
 */
export function screenModules(pathname: string): readonly string[] {
  const [, room = '', id = ''] = pathname.split('/')
  const isGame = (room === 'game' || room === 'h5') && namedGames.includes(id)
  if (room === 'h5') return isGame ? [`games/${id}/screen.tsx`, LIVE] : []
  if (isGame) return [...FIRST_CALL, LIVE, 'shell/pages/game-page.tsx', `games/${id}/screen.tsx`]
  const screen = SCREENS[room]
  return screen ? [...FIRST_CALL, LIVE, screen.module] : FIRST_CALL
}

/** The title of the screen at an address, as a key of the texts; empty where the screen makes its title later. */
export function screenTitle(pathname: string): PhraseKey | '' {
  const [, room = '', id = ''] = pathname.split('/')
  return (room === 'game' ? gameNameKey(id) : SCREENS[room]?.title) ?? ''
}
