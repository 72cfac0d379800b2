import { choice, image, link, text } from '../kinds.ts'

/** The promise of the house, what to do first, and the scene behind it. */
export const welcomeFields = {
  kicker: text('lobby.kicker', 60),
  title: text('lobby.title', 120),
  text: text('lobby.lead', 300),
  primaryText: text('lobby.playMines', 40),
  primaryLink: link('/game/mines'),
  secondaryText: text('lobby.howItWorks', 40),
  secondaryLink: link('#anchor=fair'),
  scene: choice('fair', 'none'),
  /** A picture of the operator's in place of the scene. */
  image: image(),
}
