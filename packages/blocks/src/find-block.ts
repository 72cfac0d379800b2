import { loadChunk } from '@fairground/ui/load-chunk'
import type { Block } from './block.tsx'
import { firstBlocks } from './first-blocks.ts'
import { loadLobbyIcons } from './icons.tsx'
import { laterWords } from './later-words.ts'

const blocksById = new Map(firstBlocks.map((block) => [block.comId, block]))

/** The blocks that are not known from the beginning, as they are fetched: those of the lobby, then all others. */
const parts: readonly { load(): Promise<readonly Block[]>; loading?: Promise<void> | undefined; isLoaded: boolean }[] =
  [
    {
      async load() {
        const [{ lobbyBlocks }] = await Promise.all([loadChunk(() => import('./lobby-blocks.ts')), loadLobbyIcons()])
        return lobbyBlocks
      },
      isLoaded: false,
    },
    {
      async load() {
        const [{ laterBlocks }] = await Promise.all([loadChunk(() => import('./later-blocks.ts')), laterWords()])
        return laterBlocks
      },
      isLoaded: false,
    },
  ]

/** The block of an item, as far as blocks are known: see `loadBlocks`. */
export function findBlock(comId: string): Block | undefined {
  return blocksById.get(comId)
}

/** Whether every block is loaded: an item without one then has none. */
export function knowsAllBlocks(): boolean {
  return parts.every(({ isLoaded }) => isLoaded)
}

/** Fetches what is needed to know some blocks by their ids; for an id that no block has, all. A failed try is forgotten. */
export async function loadBlocks(comIds: readonly string[]): Promise<void> {
  for (const part of parts) {
    if (comIds.every((comId) => blocksById.has(comId))) return
    await loadPart(part)
  }
}

/** Fetches every block. */
export async function loadAllBlocks(): Promise<void> {
  await Promise.all(parts.map(loadPart))
}

function loadPart(part: (typeof parts)[number]): Promise<void> {
  part.loading ??= part.load().then((blocks) => {
    for (const block of blocks) blocksById.set(block.comId, block)
    part.isLoaded = true
  })
  part.loading.catch(() => {
    part.loading = undefined
  })
  return part.loading
}
