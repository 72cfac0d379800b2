import { list, text } from '../kinds.ts'

/** Games that are not open yet. */
export const comingGamesFields = {
  heading: text('lobby.soonTitle', 80),
  text: text('lobby.soonText', 300),
  note: text('common.soon', 40),
  games: list({ id: text('', 64), name: text('', 60) }, 12, [
    { id: 'crash', name: 'lobby.crash' },
    { id: 'aviator', name: 'games.aviator' },
  ]),
}
