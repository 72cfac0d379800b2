import { defineBlock } from '../block.tsx'
import { flag, link, list, text } from '../kinds.ts'

const promise = { icon: text('', 200), title: text('', 80), text: text('', 300) }

/** Promises, columns of links, payment marks, the licence, the languages. */
export const footerFields = {
  promises: list(promise, 6, [
    { icon: 'ticket', title: 'shell.footPlay', text: 'shell.footPlayText' },
    { icon: 'heart', title: 'shell.footAge', text: 'shell.footAgeText' },
    { icon: 'shield', title: 'shell.footFair', text: 'shell.footFairText' },
  ]),
  /** The ids of the design's menus that stand as columns of links. */
  columns: list({ id: text('', 64) }, 5, [{ id: 'foot-house' }, { id: 'foot-help' }]),
  /** Names of ways to pay. */
  payments: list({ text: text('', 40) }, 20),
  licence: text('shell.footOpen', 1000),
  moreText: text('shell.fairness', 60),
  moreLink: link('/verify'),
  languages: flag('on'),
}

/** The end of each page: promises, links, ways to pay, the licence, the languages. */
export const footer = defineBlock({
  comId: 'C000004',
  name: 'footer',
  place: 'global',
  fields: footerFields,
  load: () => import('./view.tsx'),
  Sketch: () => <div aria-hidden="true" className="mt-16 h-72 border-t border-line bg-footer" />,
})
