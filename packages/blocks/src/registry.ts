import { anchor } from './anchor/block.tsx'
import { awardsFigure } from './awards-figure/block.tsx'
import type { Block } from './block.tsx'
import { button } from './button/block.tsx'
import { columns } from './columns/block.tsx'
import { countdown } from './countdown/block.tsx'
import { faq } from './faq/block.tsx'
import { heading } from './heading/block.tsx'
import { image } from './image/block.tsx'
import { linkList } from './link-list/block.tsx'
import { promotionCard } from './promotion-card/block.tsx'
import { richText } from './rich-text/block.tsx'
import { spacer } from './spacer/block.tsx'
import { video } from './video/block.tsx'

/** Every block. A new one is one folder and one line here. */
export const blocks: readonly Block[] = [
  anchor,
  awardsFigure,
  button,
  columns,
  countdown,
  faq,
  heading,
  image,
  linkList,
  promotionCard,
  richText,
  spacer,
  video,
]

const byId = new Map(blocks.map((block) => [block.comId, block]))

/** The block of an item. */
export function findBlock(comId: string): Block | undefined {
  return byId.get(comId)
}
