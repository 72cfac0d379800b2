import type { PhraseKey } from '@fairground/phrases'
import type { MyGames } from '../host.ts'

/** The player's own lists of games. In the address they replace a category's id; the server does not know them. */
export const myViews = {
  FAV: { icon: 'star', empty: 'games.noFavourites' },
  RECENT: { icon: 'clock', empty: 'games.noRecent' },
} as const satisfies Record<string, { icon: string; empty: PhraseKey }>

/** The name of such a list. */
export type MyView = keyof typeof myViews

/** Whether a category's id names such a list. */
export function isMyView(category: string): category is MyView {
  return Object.hasOwn(myViews, category)
}

/** The games of a list. */
export function gamesIn(view: MyView, { favourites, recent }: MyGames): readonly string[] {
  return view === 'FAV' ? favourites : recent
}
