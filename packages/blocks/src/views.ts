import { GLOBAL_DESIGN, type Item } from '@fairground/contract/design'
import { loadChunk } from '@fairground/ui/load-chunk'
import type { ComponentType } from 'react'
import type { Block, RawProps } from './block.tsx'
import { findBlock, loadBlocks } from './find-block.ts'
import { itemsIn } from './inner-items.ts'

type View = ComponentType<RawProps>
const loaded = new Map<string, View>()
const loading = new Map<string, Promise<View>>()

/** Fetches a block's view once; a failed try is forgotten, so that the next one asks again. */
export function loadView(block: Block): Promise<View> {
  const runningLoad = loading.get(block.comId)
  if (runningLoad) return runningLoad
  const promise = loadChunk(() => block.load()).then((View) => {
    loaded.set(block.comId, View)
    return View
  })
  loading.set(block.comId, promise)
  promise.catch(() => loading.delete(block.comId))
  return promise
}

/** The view if it is there already. */
export function findView(block: Block): View | undefined {
  return loaded.get(block.comId)
}

/** Every block of some items, those inside other blocks too. */
export function blocksOf(items: readonly Item[]): readonly Block[] {
  const blocks = itemsIn(items).flatMap(({ comId }) => findBlock(comId) ?? [])
  return [...new Set(blocks)]
}

/** Fetches the views of some items, so that they render at once: before hydrating, and on the server. */
export async function loadViews(items: readonly Item[]): Promise<void> {
  await loadBlocks(itemsIn(items).flatMap(({ comId }) => (comId === GLOBAL_DESIGN ? [] : comId)))
  await Promise.all(blocksOf(items).map(loadView))
}
