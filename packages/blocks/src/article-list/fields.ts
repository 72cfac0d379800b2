import { choice, flag, link, number, text } from '../kinds.ts'

/** Which articles, how many, and how they look. */
export const articleListFields = {
  title: text('', 120),
  /** Empty lists all. */
  category: text('', 64),
  most: number(6, 1, 24),
  look: choice('cards', 'rows'),
  showDate: flag('on'),
  moreLink: link(),
  moreText: text('common.all', 60),
}
