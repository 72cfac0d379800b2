import type { Block } from './block.tsx'
import { button } from './button/block.tsx'
import { spacer } from './spacer/block.tsx'

/** Every block. A new one is one folder and one line here. */
export const blocks: readonly Block[] = [button, spacer]

const byId = new Map(blocks.map((block) => [block.comId, block]))

/** The block of an item. */
export function findBlock(comId: string): Block | undefined {
  return byId.get(comId)
}
