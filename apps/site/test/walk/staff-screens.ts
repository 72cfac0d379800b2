import type { GivenAnswerOf } from '@fairground/contract/call'
import * as cases from '@fairground/contract/calls/payment-cases'
import * as rules from '@fairground/contract/calls/payment-rules'
import * as staff from '@fairground/contract/calls/staff'
import * as kyc from '@fairground/contract/calls/staff-kyc'
import * as support from '@fairground/contract/calls/staff-support'
import * as withdrawals from '@fairground/contract/calls/staff-withdrawals'
import * as switches from '@fairground/contract/calls/switches'
import { type Permission, permissions } from '@fairground/contract/permissions'
import type { Screen } from '../../../staff/src/place.ts'
import { answer } from '../stand-in.ts'
import { AT, ID } from './round-models.ts'

const HOUR_MS = 3_600_000
const PLAYER_ID = '0199aaaa-0000-7000-8000-000000000002'

type RowOf<Answer extends { page: { content: unknown[] } }> = Answer['page']['content'][number]

const withdrawal: RowOf<GivenAnswerOf<typeof withdrawals.listWithdrawals>> = {
  ...{ id: ID, channel: 'sandbox-out', amount: 5_200, fee: 0, destination: 'sandbox:rosa', status: 'REVIEW' },
  ...{ userId: PLAYER_ID, nickname: 'Rosa', currencyId: 'G$', symbol: 'G$', decimalLength: 2 },
  ...{ causes: ['above_limit', 'player_day'], needsTwo: true, firstBy: 'aaaaaaaa', createdAt: AT - 3 * HOUR_MS },
  steps: [{ name: 'requested', at: AT - 3 * HOUR_MS }],
}

const identityCase: RowOf<GivenAnswerOf<typeof kyc.list>> = {
  ...{ id: ID, accountId: PLAYER_ID, level: 2, state: 'REVIEW', renewal: false, attempts: 1, appeal: null },
  ...{ reason: null, missing: [], submittedAt: AT - HOUR_MS, decidedAt: null, version: 1 },
}

const conversation: RowOf<GivenAnswerOf<typeof support.supportQueue>> = {
  ...{
    id: ID,
    accountId: PLAYER_ID,
    topic: 'payments',
    state: 'WAITING_AGENT',
    language: 'en',
    priority: 1,
    agent: 'ben',
  },
  ...{ createdAt: AT - 2 * HOUR_MS, lastAt: AT - HOUR_MS, waitingSince: AT - HOUR_MS, firstAnswerAt: AT - HOUR_MS },
  ...{ seq: 2, readSeq: 2, seenSeq: 2, isEscalated: true },
  complaint: { number: 'C-2026-000042', at: AT - HOUR_MS, dueAt: AT + 300 * HOUR_MS },
}

const pageOf = <Row>(row: Row) => ({ page: { content: [row], total: 1 } })

/** The places of the staff page, by their screens: a new screen does not compile without one. */
export const staffPlaces: Readonly<Record<Screen, string>> = {
  withdrawals: `#withdrawals/review/${ID}`,
  documents: `#documents/REVIEW/${ID}`,
  cases: '#cases',
  support: `#support/waiting/${ID}`,
  switches: '#switches/version',
  payments: '#payments/withdraw',
}

/** What staff is asked before it decides: the screen, and the button that asks. */
export const staffPopups: readonly (readonly [screen: Screen, button: string])[] = [
  ['withdrawals', 'Approve'],
  ['withdrawals', 'Decline'],
  ['withdrawals', 'Give the destination free'],
  ['documents', 'Approve'],
  ['documents', 'Ask for more'],
  ['documents', 'Refuse'],
  ['cases', 'Close this case'],
  ['switches', 'Switch off: Mines, version 3'],
  ['switches', 'Switch on: Tower, version 4'],
  ['payments', 'Change the terms: Bank transfer'],
  ['payments', 'Change the rules: Bank transfer'],
]

/** Says who works on the page. @param may what the key is allowed to */
export function answerMe(may: readonly Permission[] = permissions): void {
  const people = [{ id: 'aaaaaaaa', name: 'ana' }]
  answer(staff.whoAmI, { model: { id: 'bbbbbbbb', name: 'ben', may: [...may] }, people })
}

/** Answers what the staff page asks for: one row in each list. */
export function answerStaff(): void {
  answerMe()
  answerWithdrawals()
  answer(kyc.list, { ...pageOf(identityCase), counts: { REVIEW: 1, MORE: 2, DONE: 310, REFUSED: 4 } })
  answer(kyc.find, {
    model: {
      ...{ ...identityCase, approvedLevel: 0, accountCountryId: 'BR', documents: [] },
      fields: { name: 'Ana Souza', birthDate: '1990-02-28', country: 'BR', taxId: '529.982.247-25' },
      history: [{ at: AT - HOUR_MS, event: 'submitted', by: 'player', reason: null, note: '' }],
    },
  })
  answer(
    cases.listCases,
    pageOf({
      ...{ id: ID, kind: 'amount', provider: 'sandbox', accountId: PLAYER_ID, subjectId: ID, openedAt: AT - HOUR_MS },
      details: { kind: 'paid', amount: '49.00', currencyId: 'G$', expected: '50.00', channel: 'sandbox' },
      ...{ acts: ['credit', 'return'], firstAct: 'return', firstBy: 'aaaaaaaa' },
    }),
  )
  answerSupport()
  answer(rules.listPaymentRules, { currencies: [rupiah], channels: [payoutChannel], providers: ['acme-payments'] })
  const turn = { at: AT - HOUR_MS, person: 'ana', reason: 'It pays more than its edge says. Under investigation.' }
  answer(switches.listSwitches, {
    list: [
      { kind: 'version', id: 'tower:4', name: 'tower', off: true, turn },
      { kind: 'version', id: 'mines:3', name: 'mines', off: false },
    ],
    playersOff: 0,
  })
}

/** A way to be paid, with its rules. */
export const payoutChannel: rules.ChannelTerms = {
  ...{ id: 'bank-transfer-out', provider: 'acme-payments', kind: 'withdraw', currencyId: 'IDR', name: 'Bank transfer' },
  ...{ position: 5, enabled: true, min: 10_000, max: 1_000_000_000, feeRate: 250, feeFixed: 1_000, step: 5_000 },
  chips: [10_000, 50_000, 100_000, 500_000, 1_000_000],
  payout: {
    ...{ auto: 2_000_000, autoDay: 10_000_000, twoPersons: 50_000_000, day: null, waitHours: 24 },
    sharedDestinations: ['sandbox:decline', 'sandbox:unknown'],
  },
}

/** A currency with its rates. */
export const rupiah: rules.CurrencyTerms = {
  ...{ id: 'IDR', symbol: 'Rp', decimals: 0, withdrawDecimals: 0, scale: '1000', usdRate: '0.00006' },
}

function answerWithdrawals(): void {
  const history = [
    { at: AT - 3 * HOUR_MS, kind: 'left_to_review', by: 'rule', note: 'above_limit, player_day' },
    { at: AT - HOUR_MS, kind: 'first_approval', by: 'aaaaaaaa', note: 'A player of many years.' },
  ]
  const since = AT - 400 * 24 * HOUR_MS
  answer(withdrawals.listWithdrawals, { ...pageOf(withdrawal), counts: { review: 1, sent: 0, closed: 42 } })
  answer(withdrawals.getWithdrawal, {
    model: {
      ...{ ...withdrawal, history },
      owner: { userId: PLAYER_ID, nickname: 'Rosa' },
      player: { since, balance: 130.5, deposited: 9_000, staked: 61_200, won: 57_400, withdrawn: 320 },
    },
  })
}

function answerSupport(): void {
  answer(support.supportQueue, {
    ...pageOf(conversation),
    figures: { firstAnswer: { count: 40, p50: 240, p90: 1_800 }, anyAnswer: { count: 90, p50: 120, p90: 900 } },
    ...{ mine: 1, most: 4 },
  })
  answer(support.supportRead, {
    model: {
      conversation,
      list: [
        { seq: 1, from: 'player', body: 'My withdrawal waits.', attachments: [], at: AT - 2 * HOUR_MS },
        { seq: 2, from: 'staff', person: 'ben', body: 'A person checks it.', attachments: [], at: AT - HOUR_MS },
      ],
      notes: [{ at: AT - HOUR_MS, person: 'ana', kind: 'escalated', body: 'Needs the bank.' }],
      player: {
        ...{ name: 'Rosa', countryId: 'BR', verifiedLevel: 1, verification: 'DONE', openWithdrawals: 1, limits: 2 },
        ...{ isExcluded: false, others: [] },
      },
    },
  })
  answer(support.supportCanned, {
    list: [{ id: 'looking', text: 'Thank you for writing. I am looking into it.' }],
  })
}
