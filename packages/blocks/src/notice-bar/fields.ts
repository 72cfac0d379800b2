import { link, list, number, text } from '../kinds.ts'

/** What the bar says, line after line, and how fast it goes by. */
export const noticeBarFields = {
  lines: list({ text: text('', 300), link: link() }, 10),
  icon: text('megaphone', 200),
  /** CSS pixels a second; 0 stands still. */
  speed: number(40, 0, 200),
}
