import { anchor } from './anchor/block.tsx'
import { article } from './article/block.tsx'
import { articleList } from './article-list/block.tsx'
import { awardsFigure } from './awards-figure/block.tsx'
import { balanceCard } from './balance-card/block.tsx'
import { bannerCarousel } from './banner-carousel/block.tsx'
import type { Block } from './block.tsx'
import { button } from './button/block.tsx'
import { chatRoom } from './chat-room/block.tsx'
import { checkInCard } from './check-in-card/block.tsx'
import { columns } from './columns/block.tsx'
import { comingGames } from './coming-games/block.tsx'
import { continuePlaying } from './continue-playing/block.tsx'
import { countdown } from './countdown/block.tsx'
import { countrySelect } from './country-select/block.tsx'
import { depositCall } from './deposit-call/block.tsx'
import { downloadApp } from './download-app/block.tsx'
import { fairSteps } from './fair-steps/block.tsx'
import { faq } from './faq/block.tsx'
import { featuredGame } from './featured-game/block.tsx'
import { footer } from './footer/block.tsx'
import { gameCategories } from './game-categories/block.tsx'
import { gameGrid } from './game-grid/block.tsx'
import { gameSearch } from './game-search/block.tsx'
import { globalDesign } from './global-design/block.tsx'
import { header } from './header/block.tsx'
import { heading } from './heading/block.tsx'
import { image } from './image/block.tsx'
import { inviteCard } from './invite-card/block.tsx'
import { languageSelect } from './language-select/block.tsx'
import { latestDraws } from './latest-draws/block.tsx'
import { linkList } from './link-list/block.tsx'
import { liveBets } from './live-bets/block.tsx'
import { myGames } from './my-games/block.tsx'
import { noticeBar } from './notice-bar/block.tsx'
import { promotionCard } from './promotion-card/block.tsx'
import { recentRounds } from './recent-rounds/block.tsx'
import { recentWinners } from './recent-winners/block.tsx'
import { redPacketCard } from './red-packet-card/block.tsx'
import { richText } from './rich-text/block.tsx'
import { sideMenu } from './side-menu/block.tsx'
import { spacer } from './spacer/block.tsx'
import { sportsHighlights } from './sports-highlights/block.tsx'
import { tabBar } from './tab-bar/block.tsx'
import { video } from './video/block.tsx'
import { vipProgress } from './vip-progress/block.tsx'
import { welcome } from './welcome/block.tsx'

/** Every block, in the order of their names. A new one is one folder and one line here. */
export const blocks: readonly Block[] = [
  anchor,
  article,
  articleList,
  awardsFigure,
  balanceCard,
  bannerCarousel,
  button,
  chatRoom,
  checkInCard,
  columns,
  comingGames,
  continuePlaying,
  countdown,
  countrySelect,
  depositCall,
  downloadApp,
  fairSteps,
  faq,
  featuredGame,
  footer,
  gameCategories,
  gameGrid,
  gameSearch,
  globalDesign,
  header,
  heading,
  image,
  inviteCard,
  languageSelect,
  linkList,
  latestDraws,
  liveBets,
  myGames,
  noticeBar,
  promotionCard,
  recentRounds,
  recentWinners,
  redPacketCard,
  richText,
  sideMenu,
  spacer,
  sportsHighlights,
  tabBar,
  video,
  vipProgress,
  welcome,
]
