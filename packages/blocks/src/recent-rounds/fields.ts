import { link, number, text } from '../kinds.ts'

/** How many rounds, and the words where there are none. */
export const recentRoundsFields = {
  title: text('lobby.recentTitle', 80),
  rows: number(5, 1, 20),
  guestText: text('lobby.recentGuestText', 200),
  emptyText: text('lobby.recentEmptyText', 200),
  playText: text('lobby.playMines', 40),
  playLink: link('/game/mines'),
  moreLink: link('/history'),
}
