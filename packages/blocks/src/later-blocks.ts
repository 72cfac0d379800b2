import { anchor } from './anchor/block.tsx'
import { article } from './article/block.tsx'
import { articleList } from './article-list/block.tsx'
import { awardsFigure } from './awards-figure/block.tsx'
import { balanceCard } from './balance-card/block.tsx'
import { bannerCarousel } from './banner-carousel/block.tsx'
import type { Block } from './block.tsx'
import { button } from './button/block.tsx'
import { checkInCard } from './check-in-card/block.tsx'
import { comingGames } from './coming-games/block.tsx'
import { countdown } from './countdown/block.tsx'
import { countrySelect } from './country-select/block.tsx'
import { downloadApp } from './download-app/block.tsx'
import { faq } from './faq/block.tsx'
import { globalDesign } from './global-design/block.tsx'
import { heading } from './heading/block.tsx'
import { image } from './image/block.tsx'
import { inviteCard } from './invite-card/block.tsx'
import { languageSelect } from './language-select/block.tsx'
import { linkList } from './link-list/block.tsx'
import { noticeBar } from './notice-bar/block.tsx'
import { promotionCard } from './promotion-card/block.tsx'
import { recentWinners } from './recent-winners/block.tsx'
import { redPacketCard } from './red-packet-card/block.tsx'
import { richText } from './rich-text/block.tsx'
import { spacer } from './spacer/block.tsx'
import { sportsHighlights } from './sports-highlights/block.tsx'
import { video } from './video/block.tsx'
import { vipProgress } from './vip-progress/block.tsx'

/** All other blocks: fetched with the first page that has one of them. */
export const laterBlocks: readonly Block[] = [
  anchor,
  article,
  articleList,
  awardsFigure,
  balanceCard,
  bannerCarousel,
  button,
  checkInCard,
  comingGames,
  countdown,
  countrySelect,
  downloadApp,
  faq,
  globalDesign,
  heading,
  image,
  inviteCard,
  languageSelect,
  linkList,
  noticeBar,
  promotionCard,
  recentWinners,
  redPacketCard,
  richText,
  spacer,
  sportsHighlights,
  video,
  vipProgress,
]
