import { loadChunk } from '@fairground/ui'
import type { Block } from './block.tsx'
import { firstBlocks } from './first-blocks.ts'
import { laterWords } from './later-words.ts'

const knownBlocks = new Map(firstBlocks.map((block) => [block.comId, block]))
let isComplete = false
let loading: Promise<void> | undefined

/** The block of an item, as far as blocks are known: see `loadLaterBlocks`. */
export function findBlock(comId: string): Block | undefined {
  return knownBlocks.get(comId)
}

/** Whether every block is known: one that is not found then is none. */
export function knowsAllBlocks(): boolean {
  return isComplete
}

/** Fetches the blocks that are not known from the beginning, once; a failed try is forgotten, so that the next one asks again. */
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
