import { flag, number } from '../kinds.ts'

/** Heights in pixels. */
export const spacerFields = {
  pcHeight: number(32, 0, 400),
  mobileHeight: number(16, 0, 400),
  line: flag('off'),
}
