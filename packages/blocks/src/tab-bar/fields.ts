import { flag } from '../kinds.ts'

/** The tabs themselves are the design's. */
export const tabBarFields = {
  /** Words below the icons. */
  labels: flag('on'),
}
