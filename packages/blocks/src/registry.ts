import type { Block } from './block.tsx'
import { firstBlocks } from './first-blocks.ts'
import { laterBlocks } from './later-blocks.ts'

/** Every block. A new one is one folder and one line in `later-blocks.ts`. */
export const blocks: readonly Block[] = [...firstBlocks, ...laterBlocks]
