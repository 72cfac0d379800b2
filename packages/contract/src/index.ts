export { type AccountName, parseAccountName } from './account-name.ts'
export {
  ASSETS_PREFIX,
  type Asset,
  assetUrl,
  type ImageSize,
  imageSizeFor,
  imageUrl,
  parseImageSize,
  resourceUrl,
} from './asset.ts'
export { type AutoplayPlan, type AutoplayRun, MOST_RUN_BETS } from './autoplay.ts'
export { type Bonus, bonusSchema, type CheckinRule, type FreeSpins, type WageringRule } from './bonus.ts'
export {
  type Access,
  type AnswerOf,
  addressOf,
  bodyOf,
  type Call,
  defineCall,
  type GivenAnswerOf,
  type ParsedRequestOf,
  type RequestOf,
} from './call.ts'
export type { SeedPair } from './calls/fair.ts'
export * from './calls/index.ts'
export type { MyGames } from './calls/my-games.ts'
export type { Channel, DepositRow, DepositStatus } from './calls/pay.ts'
export { apiCdnPath, type Category, type CategoryGame, needsBalance, SPIN_GAME } from './category.ts'
export {
  type Article,
  type DesignPage,
  type Device,
  deviceSchema,
  GLOBAL_DESIGN,
  type Item,
  itemSchema,
  type Menu,
  type MenuLine,
  type RichText,
  type SeededDesign,
  seededDesigns,
  type Tab,
  type ThemeModel,
  themeModelSchema,
} from './design.ts'
export {
  CallError,
  type ErrorParams,
  findErrorName,
  type Refusal,
  readRefusal,
  refusalSchema,
  successSchema,
} from './envelope.ts'
export { type ErrorName, errors, type Reaction } from './errors.data.ts'
export { type ForcedAction, forcedAction, readForcedAction } from './forced-action.ts'
export { HEADERS, sealedPath, signedText } from './headers.ts'
export { demoJurisdiction, type Jurisdiction, jurisdictionSchema } from './jurisdiction.ts'
export { formatLink, type Link, parseLink } from './link.ts'
export { type LinkActions, type LinkPopup, readActions } from './link-actions.ts'
export {
  type EventMessage,
  GAME_SWITCHED,
  type LiveMessage,
  liveMessageSchema,
  readLiveMessage,
  type SentMessage,
  SITE_CHANNEL,
  type Term,
} from './live.ts'
export {
  NOTICES_CHANGED,
  type Notice,
  type NoticeConfig,
  type NoticeType,
  noticeConfigFields,
  noticeConfigSchema,
} from './notice.ts'
export type { NoticeDraft, StoredNotice } from './notice-draft.ts'
export {
  type Drawing,
  type DrawnPage,
  drawnAs,
  type KnownAnswer,
  type Need,
  PAGE_DATA_ID,
  type PageConfig,
  type PageData,
  type PageDesign,
  pageConfigSchema,
  pageDataSchema,
} from './page.ts'
export { type Palette, palettes } from './palettes.data.ts'
export { isShownAt } from './path-limit.ts'
export { type SiteMessage, type StudioMessage, siteMessageSchema, studioMessageSchema } from './preview.ts'
export type { PublicRound } from './public-round.ts'
export type { BetModel, BetRecord, Result, RoundPage, RoundView } from './round.ts'
export type { SharedProof } from './shared-proof.ts'
export {
  type SeedChain,
  type SharedBet,
  type SharedNews,
  type SharedTerm,
  sharedNewsSchema,
  sharedTermSchema,
} from './shared-round.ts'
export { type SiteSettingsDocument, siteSettingsSchema } from './site-settings.ts'
export {
  type Country,
  type Currency,
  type StartupConfig,
  startupSchema,
} from './startup.ts'
export type { User } from './user.ts'
