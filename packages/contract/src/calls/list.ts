import { manifestsOf } from '@fairground/games'
import type { Call } from '../call.ts'
import * as auth from './auth.ts'
import * as authenticator from './authenticator.ts'
import * as autoplay from './autoplay.ts'
import * as category from './category.ts'
import * as chat from './chat.ts'
import * as chatlive from './chatlive.ts'
import * as codes from './codes.ts'
import * as design from './design.ts'
import * as fair from './fair.ts'
import * as file from './file.ts'
import * as game from './game.ts'
import * as home from './home.ts'
import * as kyc from './kyc.ts'
import * as lottery from './lottery.ts'
import * as multiplayer from './multiplayer-games.ts'
import * as myGames from './my-games.ts'
import * as operator from './operator.ts'
import * as otherLogins from './other-logins.ts'
import * as pay from './pay.ts'
import * as paymentCases from './payment-cases.ts'
import * as paymentRules from './payment-rules.ts'
import * as playSession from './play-session.ts'
import * as profile from './profile.ts'
import * as promotion from './promotion.ts'
import * as responsible from './responsible.ts'
import * as sockmsg from './sockmsg.ts'
import * as staff from './staff.ts'
import * as staffChat from './staff-chat.ts'
import * as staffChatHolds from './staff-chat-holds.ts'
import * as staffKyc from './staff-kyc.ts'
import * as staffSupport from './staff-support.ts'
import * as staffWithdrawals from './staff-withdrawals.ts'
import { statement } from './statement.ts'
import { cashOutCallOf, playCallOf } from './steps.ts'
import * as switches from './switches.ts'
import * as user from './user.ts'
import * as wallets from './wallets.ts'
import * as winners from './winners.ts'
import * as withdraw from './withdraw.ts'

type Stepped = ReturnType<typeof manifestsOf<'stepped'>>[number]
type StepCalls<Game extends Stepped> = {
  play: ReturnType<typeof playCallOf<Game['moveField']>>
} & (Game['cashesOut'] extends true ? { cashOut: ReturnType<typeof cashOutCallOf> } : object)

/** The moves and cash-outs of each stepped game, by its id. */
export const steps = Object.fromEntries(
  manifestsOf('stepped').map((game) => [
    game.id,
    { play: playCallOf(game), ...(game.cashesOut && { cashOut: cashOutCallOf(game) }) },
  ]),
) as { [Id in Stepped['id']]: StepCalls<Extract<Stepped, { id: Id }>> }

type Multiplayer = ReturnType<typeof manifestsOf<'multiplayer'>>[number]

/** The stop of each multiplayer game, by its id. */
export const stops = Object.fromEntries(
  manifestsOf('multiplayer').map(({ id }) => [id, multiplayer.stopCallOf(id)]),
) as Record<Multiplayer['id'], ReturnType<typeof multiplayer.stopCallOf>>

/** Every call, in the order of docs/api.md. A new call is one file's export and one line here. */
export const calls: readonly Call[] = [
  auth.register,
  auth.login,
  auth.logout,
  auth.userInfo,
  auth.check,
  auth.browserFootPrint,
  auth.sessions,
  auth.revokeSession,
  auth.acceptTerms,
  auth.confirmAge,
  auth.changePassword,
  codes.sendCode,
  codes.resetPassword,
  codes.proveCode,
  otherLogins.loginServices,
  otherLogins.finishLogin,
  otherLogins.startLink,
  otherLogins.finishLink,
  otherLogins.unlinkLogin,
  authenticator.start,
  authenticator.bind,
  authenticator.prove,
  authenticator.unbind,
  home.startup,
  home.web2pwa,
  home.refAppUrl,
  user.vipList,
  user.noticePage,
  user.updatePushStatus,
  wallets.list,
  wallets.setCurrency,
  promotion.checkinData,
  promotion.checkin,
  promotion.siteRedpack,
  promotion.freeSpins,
  file.upload,
  category.categoryList,
  category.categoryPage,
  category.keptCategoryList,
  category.keptCategoryPage,
  myGames.list,
  myGames.favourite,
  home.clientError,
  design.theme,
  design.lang,
  design.pageDetail,
  design.embedPageDetail,
  design.articleDetail,
  design.articleList,
  design.missingText,
  game.play,
  game.settings,
  game.bet,
  autoplay.start,
  autoplay.stop,
  autoplay.find,
  game.open,
  game.betResult,
  game.betRecord,
  game.betTotals,
  game.round,
  game.publicRound,
  playSession.sum,
  winners.list,
  winners.latest,
  winners.recent,
  winners.life,
  game.finishHold,
  game.finishAllMyHold,
  ...Object.values(steps).flatMap((game) => ('cashOut' in game ? [game.play, game.cashOut] : [game.play])),
  ...Object.values(stops),
  multiplayer.term,
  multiplayer.bets,
  lottery.games,
  lottery.term,
  lottery.terms,
  lottery.cancel,
  fair.seeds,
  fair.rotate,
  multiplayer.rounds,
  pay.channels,
  pay.recharge,
  pay.rechargeStatus,
  pay.rechargeList,
  pay.paidList,
  withdraw.withdrawInfo,
  withdraw.withdraw,
  withdraw.withdrawList,
  pay.hook,
  kyc.status,
  kyc.submit,
  kyc.appeal,
  kyc.hook,
  responsible.limits,
  responsible.helplines,
  responsible.setLimit,
  responsible.confirmLimit,
  responsible.setRealityCheck,
  responsible.playOn,
  responsible.timeOut,
  responsible.exclude,
  responsible.setPlayerLimit,
  statement,
  sockmsg.init,
  sockmsg.join,
  chat.rooms,
  chat.open,
  chat.history,
  chat.send,
  chat.edit,
  chat.remove,
  chat.react,
  chat.read,
  chat.report,
  chat.shareBets,
  chat.translate,
  chat.ignore,
  chat.setName,
  chat.moderate,
  chat.held,
  chat.present,
  profile.view,
  profile.own,
  profile.save,
  chatlive.topics,
  chatlive.open,
  chatlive.send,
  chatlive.history,
  chatlive.typing,
  chatlive.transcript,
  chatlive.rate,
  chatlive.close,
  chatlive.complaint,
  staff.saveNotice,
  staff.removeNotice,
  staff.listNotices,
  operator.saveSettings,
  operator.publishDesign,
  operator.saveTexts,
  operator.missingTexts,
  operator.forgetMissingTexts,
  operator.listGames,
  operator.saveGame,
  operator.grantSpins,
  operator.listJurisdictions,
  operator.saveJurisdiction,
  staffWithdrawals.listWithdrawals,
  staffWithdrawals.getWithdrawal,
  staffWithdrawals.approveWithdrawal,
  staffWithdrawals.declineWithdrawal,
  staffWithdrawals.releaseDestination,
  staff.uploadAsset,
  staff.listAssets,
  staff.removeAsset,
  staff.log,
  staff.whoAmI,
  staffKyc.list,
  staffKyc.find,
  staffKyc.approve,
  staffKyc.more,
  staffKyc.refuse,
  paymentCases.listCases,
  paymentCases.settleCase,
  paymentCases.closeCase,
  paymentRules.listPaymentRules,
  paymentRules.saveCurrency,
  paymentRules.saveChannel,
  paymentRules.savePayoutRule,
  switches.listSwitches,
  switches.setSwitch,
  staffChat.listChatRooms,
  staffChat.saveChatRoom,
  staffChat.archiveChatRoom,
  staffChat.listChatRoles,
  staffChat.setChatRole,
  staffChat.listChatWords,
  staffChat.saveChatWord,
  staffChat.removeChatWord,
  staffChat.listChatReports,
  staffChat.decideChatReport,
  staffChat.listHeldMessages,
  staffChat.decideHeldMessage,
  staffChat.listChatSanctions,
  staffChat.sanctionInChat,
  staffChat.liftChatSanction,
  staffChat.removeAvatar,
  staffChat.exportChatLog,
  staffChatHolds.listChatHolds,
  staffChatHolds.placeChatHold,
  staffChatHolds.releaseChatHold,
  staffSupport.supportQueue,
  staffSupport.supportRead,
  staffSupport.supportAssign,
  staffSupport.supportAnswer,
  staffSupport.supportNote,
  staffSupport.supportClose,
  staffSupport.supportEscalate,
  staffSupport.supportTyping,
  staffSupport.supportMerge,
  staffSupport.supportCanned,
]
