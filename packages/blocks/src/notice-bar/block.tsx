import { defineBlock } from '../block.tsx'
import { link, list, number, text } from '../kinds.ts'

/** The lines of the bar, and its speed. */
export const noticeBarFields = {
  lines: list({ text: text('', 300), link: link() }, 10),
  icon: text('megaphone', 200),
  /** CSS pixels a second; 0 stands still. */
  speed: number(40, 0, 200),
}

/** A line of news that moves slowly and that the player can stop. */
export const noticeBar = defineBlock({
  comId: 'C000005',
  name: 'notice-bar',
  place: 'global',
  urges: true,
  fields: noticeBarFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="h-11 border-b border-line bg-block" />,
})
