import { anchor } from './anchor/block.tsx'
import { awardsFigure } from './awards-figure/block.tsx'
import { balanceCard } from './balance-card/block.tsx'
import type { Block } from './block.tsx'
import { button } from './button/block.tsx'
import { checkInCard } from './check-in-card/block.tsx'
import { columns } from './columns/block.tsx'
import { countdown } from './countdown/block.tsx'
import { downloadApp } from './download-app/block.tsx'
import { faq } from './faq/block.tsx'
import { heading } from './heading/block.tsx'
import { image } from './image/block.tsx'
import { inviteCard } from './invite-card/block.tsx'
import { linkList } from './link-list/block.tsx'
import { promotionCard } from './promotion-card/block.tsx'
import { recentWinners } from './recent-winners/block.tsx'
import { redPacketCard } from './red-packet-card/block.tsx'
import { richText } from './rich-text/block.tsx'
import { spacer } from './spacer/block.tsx'
import { sportsHighlights } from './sports-highlights/block.tsx'
import { video } from './video/block.tsx'
import { vipProgress } from './vip-progress/block.tsx'

/** Every block. A new one is one folder and one line here. */
export const blocks: readonly Block[] = [
  anchor,
  awardsFigure,
  balanceCard,
  button,
  checkInCard,
  columns,
  countdown,
  downloadApp,
  faq,
  heading,
  image,
  inviteCard,
  linkList,
  promotionCard,
  recentWinners,
  redPacketCard,
  richText,
  spacer,
  sportsHighlights,
  video,
  vipProgress,
]

const byId = new Map(blocks.map((block) => [block.comId, block]))

/** The block of an item. */
export function findBlock(comId: string): Block | undefined {
  return byId.get(comId)
}
