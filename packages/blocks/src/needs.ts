import type { Item } from '@fairground/contract/design'
import { isShownAt } from '@fairground/contract/path-limit'
import type { Need } from './block.tsx'
import { findBlock } from './find-block.ts'
import { itemsIn } from './inner-items.ts'

/** The calls whose answers some items show at first, each once. */
export function needsOf(items: readonly Item[], pathname: string): readonly Need[] {
  const shownItems = itemsIn(items).filter(({ paths }) => isShownAt(paths, pathname))
  const needs = shownItems.flatMap(({ comId, data }) => findBlock(comId)?.needs(data, pathname) ?? [])
  return [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()]
}
