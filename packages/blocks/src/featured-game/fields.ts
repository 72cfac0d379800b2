import { link, text } from '../kinds.ts'

/** One game, large. */
export const featuredGameFields = {
  heading: text('lobby.gamesTitle', 80),
  gameId: text('mines', 64),
  name: text('lobby.minesName', 60),
  text: text('lobby.minesText', 300),
  buttonText: text('lobby.play', 40),
  link: link('/game/mines'),
}
