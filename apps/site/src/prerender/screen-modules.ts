import { gameIds } from '../frame/game-names.ts'

/** Screens of the site's own, by their address's first part. */
const SCREENS: Readonly<Record<string, string>> = {
  history: 'features/history/history-page.tsx',
  round: 'features/round/round-page.tsx',
  fairness: 'features/fairness/fairness-page.tsx',
  notifications: 'features/notices/notices-page.tsx',
  verify: 'features/verify/verify-page.tsx',
}
const LIVE = 'live/connection.ts'
/** What a new visitor's first call waits for. */
const FIRST_CALL = ['session/visitor-id.ts', 'calls/signature.ts']

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
  const isGame = (room === 'game' || room === 'h5') && gameIds.includes(id)
  if (room === 'h5') return isGame ? [`features/${id}/${id}-game.tsx`, LIVE] : []
  if (isGame) return [...FIRST_CALL, LIVE, 'shell/game-page.tsx', `features/${id}/${id}-game.tsx`]
  return SCREENS[room] === undefined ? FIRST_CALL : [...FIRST_CALL, LIVE, SCREENS[room]]
}
