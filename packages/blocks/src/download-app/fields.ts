import { flag, image, text } from '../kinds.ts'

/** The words and the picture; the links come from the start-up configuration. */
export const downloadAppFields = {
  title: text('perks.appTitle', 120),
  text: text('perks.appText', 300),
  image: image(),
  /** Whether the player can leave the app's popup after a deposit only by one of its links. */
  mandatory: flag('off'),
}
