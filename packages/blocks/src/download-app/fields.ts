import { flag, image, text } from '../kinds.ts'

/** The words and the picture; the links are the start-up configuration's. */
export const downloadAppFields = {
  title: text('perks.appTitle', 120),
  text: text('perks.appText', 300),
  image: image(),
  /** The app as it is offered after a deposit is left by one of its links only. */
  mandatory: flag('off'),
}
