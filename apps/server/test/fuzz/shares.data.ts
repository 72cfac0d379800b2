import type { Call } from '@fairground/contract/call'
import type { Random } from './random.ts'

/** How often a call is chosen beside the others, where that differs from once: the first line that fits a name counts. */
const SHARES: readonly (readonly [RegExp, number])[] = [
  // Each hashes a password, which costs a few hundredths of a second of a core.
  [/^auth\.(register|login|changePassword|resetPassword|startLink)|^authenticator\.bind/, 0.2],
  // Each decodes a picture in a process of its own.
  [/^file\.upload|^staff\.uploadAsset/, 0.4],
  // What these change is undone by further calls.
  [
    /^staff\.(saveSettings|setSwitch|saveGame|saveJurisdiction|saveChannel|saveCurrency|savePayoutRule|publishDesign)/,
    0.3,
  ],
  // One in thirty of them is accepted: others have decided the same meanwhile. All of a run must be accepted once.
  [/^kyc\.(appeal|submit)/, 4],
  [/^staff\.(kyc(Approve|More|Refuse)|approveWithdrawal)/, 8],
  // Moves of money and play.
  [/^game\.bet$/, 25],
  // A flight ends within seconds: few of these come in time.
  [/^(crash|aviator)\.stop$/, 8],
  [/\.(play|cashOut|stop)$/, 3],
  [/^lottery\.cancel/, 8],
  [/^pay\.(recharge|hook|withdraw)$/, 3],
  // Messages are what most other calls of the chat are about.
  [/^chat\.(send|report|moderate)$|^staff\.(listChatReports|listHeldMessages|decide)/, 3],
  // A conversation is rated only once it is solved, and answered only while its person has room.
  [/^chatlive\.(open|rate|close)$|^staff\.support(Assign|Answer|Close)$/, 2],
  [/^game\.finish|^staff\.grantSpins|^game\.autoplay/, 2],
]

/** Calls that a run never gets accepted, or not always, and why. */
export const NEVER_ACCEPTED: Readonly<Record<string, string>> = {
  'auth.finishLogin': 'the server of the run has no other login service; `other-logins` walks it',
  'auth.startLink': 'the same',
  'auth.finishLink': 'the same',
  'auth.unlinkLogin': 'the same',
  'auth.proveCode': 'the site of the run asks for no code before a withdrawal; `codes` walks it',
  'responsible.confirmLimit': 'the 24 hours before it do not pass in a run; `responsible/limits` walks it',
  'kyc.appeal': 'it follows a refusal, which comes seldom among the decisions of a run; `kyc/review` walks it',
  'staff.supportMerge': 'it takes two open conversations of one player; `support/copies` walks it',
  'kyc.hook': 'the server of the run has no provider of identity checks; `kyc/check-provider` walks it',
  'chat.translate': 'the server of the run has no provider of translations; `chat/translate` walks it',
  'staff.settlePaymentCase':
    'it ends a held deposit or a stuck payout, which a run may not have; `payments/held` walks it',
  'crash.stop': 'a flight ends within seconds, and a run may miss each; `multiplayer` walks it',
  'aviator.stop': 'the same',
  'promotion.siteRedpack': 'no event of red packets exists',
}

/** What the calls of a line follow, where one is missing at the end of a run: with these alone it comes soon. */
const NEEDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^staff\.kyc/, /^(file\.upload|kyc\.submit|staff\.kycList)$/],
  [/^staff\.decide/, /^(chat\.(send|report)|staff\.list(HeldMessages|ChatReports))$/],
  [/\.(play|cashOut)$/, /^game\.bet$|\.play$/],
  [/^staff\.(approve|decline|get)Withdrawal/, /^(game\.bet|pay\.withdraw|staff\.listWithdrawals)$/],
]

/** The calls that are missing, with what they follow: any of the calls, where that is not known. */
export function towards(missing: readonly string[], calls: readonly Call[]): readonly Call[] {
  const needs = missing.map((name) => NEEDS.find(([names]) => names.test(name))?.[1] ?? /./)
  return calls.filter(({ name }) => missing.includes(name) || needs.some((needed) => needed.test(name)))
}

const shareOf = ({ name }: Call) => SHARES.find(([names]) => names.test(name))?.[1] ?? 1
const sums = new WeakMap<readonly Call[], readonly number[]>()

/** Chooses a call by the shares. */
export function chooseCall(calls: readonly Call[], random: Random): Call {
  let sum = 0
  const ends = sums.get(calls) ?? calls.map((call) => (sum += shareOf(call)))
  sums.set(calls, ends)
  const at = (random.below(1e9) / 1e9) * (ends.at(-1) ?? 0)
  const call = calls[ends.findIndex((end) => at < end)]
  if (!call) throw new Error('no calls to choose from')
  return call
}
