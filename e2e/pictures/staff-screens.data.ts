import { permissions } from '@fairground/contract/permissions'
import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const HOUR_MS = 3_600_000
const ID = '0199aaaa-0000-7000-8000-000000000001'
const PLAYER_ID = '0199aaaa-0000-7000-8000-000000000002'

const withdrawal = (now: number) => ({
  ...{ id: ID, channel: 'sandbox-out', amount: 5_200, fee: 0, destination: 'sandbox:rosa', status: 'REVIEW' },
  ...{ userId: PLAYER_ID, nickname: 'Rosa', currencyId: 'G$', symbol: 'G$', decimalLength: 2 },
  ...{ causes: ['above_limit', 'player_day'], needsTwo: true, firstBy: 'aaaaaaaa', createdAt: now - 3 * HOUR_MS },
  steps: [{ name: 'requested', at: now - 3 * HOUR_MS }],
})

const identityCase = (now: number) => ({
  ...{ id: ID, accountId: PLAYER_ID, level: 2, state: 'REVIEW', renewal: false, attempts: 1, appeal: null },
  ...{ reason: null, missing: [], submittedAt: now - HOUR_MS, decidedAt: null, version: 1 },
})

const conversation = (now: number) => ({
  ...{
    id: ID,
    accountId: PLAYER_ID,
    topic: 'payments',
    state: 'WAITING_AGENT',
    language: 'en',
    priority: 1,
    agent: 'ben',
  },
  ...{ createdAt: now - 2 * HOUR_MS, lastAt: now - HOUR_MS, waitingSince: now - HOUR_MS, firstAnswerAt: now - HOUR_MS },
  ...{ seq: 2, readSeq: 2, seenSeq: 2, isEscalated: true },
  complaint: { number: 'C-2026-000042', at: now - HOUR_MS, dueAt: now + 300 * HOUR_MS },
})

const payoutChannel = {
  ...{ id: 'sandbox-out', provider: 'sandbox', kind: 'withdraw', currencyId: 'G$', name: 'Sandbox', position: 100 },
  ...{ enabled: true, min: 1, max: 100_000, feeRate: 0, feeFixed: 0, step: null, chips: null },
  payout: {
    ...{ auto: 200, autoDay: 1_000, twoPersons: 5_000, day: 1_000_000, waitHours: 24 },
    sharedDestinations: ['sandbox:decline', 'sandbox:unknown'],
  },
}

const turnAt = (at: number) => ({ at, person: 'ana', reason: 'It pays more than its edge says. Under investigation.' })

/** What the server would say, by the paths of the calls below `/api/staff/`. */
function answersAt(now: number): Readonly<Record<string, object>> {
  const page = (row: object) => ({ page: { content: [row], total: 1 } })
  const history = [
    { at: now - 3 * HOUR_MS, kind: 'left_to_review', by: 'rule', note: 'above_limit, player_day' },
    { at: now - HOUR_MS, kind: 'first_approval', by: 'aaaaaaaa', note: 'A player of many years.' },
  ]
  const since = now - 400 * 24 * HOUR_MS
  return {
    who_am_i: { model: { id: 'bbbbbbbb', name: 'ben', may: permissions }, people: [{ id: 'aaaaaaaa', name: 'ana' }] },
    'withdrawal/list': { ...page(withdrawal(now)), counts: { review: 1, sent: 0, closed: 42 } },
    'withdrawal/get': {
      model: {
        ...{ ...withdrawal(now), history },
        player: { since, balance: 130.5, deposited: 9_000, staked: 61_200, won: 57_400, withdrawn: 320 },
      },
    },
    'kyc/list': { ...page(identityCase(now)), counts: { REVIEW: 1, MORE: 2, DONE: 310, REFUSED: 4 } },
    'kyc/get': {
      model: {
        ...{ ...identityCase(now), approvedLevel: 0, accountCountryId: 'BR', documents: [] },
        fields: { name: 'Ana Souza', birthDate: '1990-02-28', country: 'BR', taxId: '529.982.247-25' },
        history: [{ at: now - HOUR_MS, event: 'submitted', by: 'player', reason: null, note: '' }],
      },
    },
    'payment/cases': page({
      ...{ id: ID, kind: 'amount', provider: 'sandbox', accountId: PLAYER_ID, subjectId: ID, openedAt: now - HOUR_MS },
      details: { kind: 'paid', amount: '49.00', currencyId: 'G$', expected: '50.00', channel: 'sandbox' },
      acts: ['credit', 'return'],
    }),
    'payment/rules': {
      currencies: [{ id: 'G$', symbol: 'G$', decimals: 2, withdrawDecimals: 0, scale: '1', usdRate: '1' }],
      channels: [payoutChannel],
      providers: ['sandbox'],
    },
    'support/queue': {
      ...page(conversation(now)),
      figures: { firstAnswer: { count: 40, p50: 240, p90: 1_800 }, anyAnswer: { count: 90, p50: 120, p90: 900 } },
      ...{ mine: 1, most: 4 },
    },
    'support/read': {
      model: {
        conversation: conversation(now),
        list: [
          { seq: 1, from: 'player', body: 'My withdrawal waits.', attachments: [], at: now - 2 * HOUR_MS },
          { seq: 2, from: 'staff', person: 'ben', body: 'A person checks it.', attachments: [], at: now - HOUR_MS },
        ],
        notes: [{ at: now - HOUR_MS, person: 'ana', kind: 'escalated', body: 'Needs the bank.' }],
        player: {
          ...{ name: 'Rosa', countryId: 'BR', verifiedLevel: 1, verification: 'DONE', openWithdrawals: 1, limits: 2 },
          isExcluded: false,
          others: [],
        },
      },
    },
    'support/canned': { list: [{ id: 'looking', text: 'Thank you for writing. I am looking into it.' }] },
    'switch/list': {
      list: [
        { kind: 'version', id: 'tower:4', name: 'tower', off: true, turn: turnAt(now - HOUR_MS) },
        { kind: 'version', id: 'mines:3', name: 'mines', off: false },
      ],
      playersOff: 0,
    },
  }
}

/** A place of the staff page, as somebody sees it who is signed in; without a place the way in. */
const showStaff =
  (place?: string): Screen['show'] =>
  async (page, { locale }) => {
    await answerStaff(page)
    await page.addInitScript(
      ([language, isIn]) => {
        if (!location.protocol.startsWith('http')) return
        localStorage.setItem('staff-language', language)
        if (isIn) sessionStorage.setItem('staff-key', 'a key for pictures')
      },
      [locale, place !== undefined] as const,
    )
    await page.goto(`/staff${place ?? ''}`)
    await page
      .locator(place === undefined ? 'input' : 'article')
      .first()
      .waitFor()
  }

async function answerStaff(page: Page): Promise<void> {
  const answers = answersAt(Date.now())
  await page.route('**/api/staff/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/staff/', '')
    return route.fulfill({ json: { status: 0, message: 'success', serverTime: Date.now(), ...answers[path] } })
  })
}

/** The screens of staff. */
export const staffScreens: readonly Screen[] = [
  { name: 'staff', who: 'guest', show: showStaff() },
  { name: 'staff-withdrawals', who: 'guest', show: showStaff(`#withdrawals/review/${ID}`) },
  { name: 'staff-documents', who: 'guest', show: showStaff(`#documents/REVIEW/${ID}`) },
  { name: 'staff-cases', who: 'guest', show: showStaff('#cases') },
  { name: 'staff-support', who: 'guest', show: showStaff(`#support/waiting/${ID}`) },
  { name: 'staff-payments', who: 'guest', show: showStaff('#payments/withdraw') },
  { name: 'staff-switches', who: 'guest', show: showStaff('#switches/version') },
]
