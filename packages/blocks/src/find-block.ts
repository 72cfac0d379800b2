import { loadChunk } from '@fairground/ui/load-chunk'
import type { Block } from './block.tsx'
import { firstBlocks } from './first-blocks.ts'
import { laterWords } from './later-words.ts'

const knownBlocks = new Map(firstBlocks.map((block) => [block.comId, block]))
let isComplete = false
let loading: Promise<void> | undefined

/** The block of an item, if it is loaded: see `loadLaterBlocks`. */
export function findBlock(comId: string): Block | undefined {
  return knownBlocks.get(comId)
}

/** Whether every block is loaded: an item without one then has none. */
export function knowsAllBlocks(): boolean {
  return isComplete
}

/** Fetches the blocks outside the first load, once; after a failure the next call tries again. */
export function loadLaterBlocks(): Promise<void> {
  loading ??= learn()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function learn(): Promise<void> {
  const [{ laterBlocks }] = await Promise.all([loadChunk(() => import('./later-blocks.ts')), laterWords()])
  for (const block of laterBlocks) knownBlocks.set(block.comId, block)
  isComplete = true
}
