import { link, text } from '../kinds.ts'

/** Words, and what the button does for a player and for a guest. */
export const depositCallFields = {
  title: text('lobby.depositTitle', 80),
  text: text('lobby.depositText', 300),
  playerText: text('lobby.depositAction', 40),
  playerLink: link('#recharge'),
  guestText: text('lobby.openAccount', 40),
  guestLink: link('#register'),
}
