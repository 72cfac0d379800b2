import { choice, items, list, number } from '../kinds.ts'

/** One to four columns, each with its blocks and its share of the width; and when they stand below one another. */
export const columnsFields = {
  columns: list({ items: items(20), share: number(1, 1, 6) }, 4),
  stack: choice('tablet', 'phone', 'never'),
  align: choice('start', 'stretch', 'center'),
  gap: choice('m', 's', 'l'),
}
