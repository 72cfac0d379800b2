import { expect, test } from 'vitest'
import { attemptsLeft, type CaseState, type CaseStep, FIRST_STATE, mayOpenCase, stepCase } from './kyc-state.ts'

const more: CaseStep = { kind: 'more', reason: 'unreadable', missing: ['document'] }
const refuse: CaseStep = { kind: 'refuse', reason: 'forged' }
const at = (state: CaseState['state'], fields: Partial<CaseState> = {}): CaseState => ({
  ...FIRST_STATE,
  state,
  ...fields,
})

/** From a state, by a step: the state after it, or the refusal. */
const table: readonly [CaseState, CaseStep, Partial<CaseState> | string][] = [
  [at('REVIEW'), { kind: 'approve' }, { state: 'DONE', reason: null }],
  [at('REVIEW'), more, { state: 'MORE', reason: 'unreadable', missing: ['document'] }],
  [at('REVIEW', { attempts: 3 }), more, { state: 'REFUSED', reason: 'attempts_used' }],
  [at('REVIEW'), refuse, { state: 'REFUSED', reason: 'forged' }],
  [at('REVIEW'), { kind: 'submit' }, 'kyc_in_review'],
  [at('REVIEW'), { kind: 'appeal' }, 'kyc_no_appeal'],
  [at('MORE'), { kind: 'submit' }, { state: 'REVIEW', attempts: 2, reason: null, missing: [] }],
  [at('MORE'), { kind: 'approve' }, 'settings_changed'],
  [at('MORE'), more, 'settings_changed'],
  [at('MORE'), refuse, 'settings_changed'],
  [at('MORE'), { kind: 'appeal' }, 'kyc_no_appeal'],
  [at('DONE'), { kind: 'submit' }, 'kyc_done'],
  [at('DONE'), { kind: 'approve' }, 'settings_changed'],
  [at('DONE'), refuse, 'settings_changed'],
  [at('DONE'), { kind: 'appeal' }, 'kyc_no_appeal'],
  [at('REFUSED'), { kind: 'submit' }, 'kyc_refused'],
  [at('REFUSED'), { kind: 'approve' }, 'settings_changed'],
  [at('REFUSED'), { kind: 'appeal' }, { state: 'REVIEW', isAppealed: true }],
  [at('REFUSED', { isAppealed: true }), { kind: 'appeal' }, 'kyc_no_appeal'],
  [at('REVIEW', { isAppealed: true }), refuse, { state: 'REFUSED', reason: 'forged', isAppealed: true }],
]

test.each(table)('[WA-05] %j by %j', (current, step, result) => {
  expect(stepCase(current, step)).toEqual(typeof result === 'string' ? result : { ...current, ...result })
})

test('[WA-05] a case has three submissions, a refused one none', () => {
  const left = [undefined, at('REVIEW'), at('MORE', { attempts: 2 }), at('DONE'), at('REFUSED')].map(attemptsLeft)
  expect(left).toEqual([3, 2, 1, 3, 0])
})

test('[WA-05] a confirmed player opens a case for a higher level or a renewal alone', () => {
  expect(mayOpenCase({ level: 2, approvedLevel: 1, isRenewalDue: false })).toBe(true)
  expect(mayOpenCase({ level: 1, approvedLevel: 1, isRenewalDue: false })).toBe(false)
  expect(mayOpenCase({ level: 1, approvedLevel: 1, isRenewalDue: true })).toBe(true)
})
