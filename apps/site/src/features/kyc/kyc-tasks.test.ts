import type { KycStatus } from '@fairground/contract/calls/kyc'
import { expect, test } from 'vitest'
import { tasksOf } from './kyc-tasks.ts'

const nothing: KycStatus = {
  level: 0,
  state: 'NONE',
  caseLevel: 0,
  reason: null,
  missing: [],
  attemptsLeft: 3,
  needed: 0,
  neededFor: null,
  canAppeal: false,
  countryId: null,
  minimumAge: 0,
  submittedAt: null,
  decidedAt: null,
}
const both = ['document', 'faceOrAddress']

test.each<[string, Partial<KycStatus>, object]>([
  ['nothing is needed', {}, { level: 2, needsIdentity: true, pictures: both }],
  ['level 1 is needed', { needed: 1, neededFor: 'deposit' }, { level: 1, needsIdentity: true, pictures: [] }],
  ['level 2 is needed', { needed: 2, neededFor: 'withdraw' }, { level: 2, needsIdentity: true, pictures: both }],
  [
    'a renewal of level 2 is due',
    { level: 2, state: 'DONE', needed: 2, neededFor: 'renewal' },
    { level: 2, needsIdentity: true, pictures: [] },
  ],
  [
    'a document is missing',
    { state: 'MORE', caseLevel: 2, missing: ['document'] },
    { level: 2, needsIdentity: false, pictures: ['document'] },
  ],
  [
    'a name and a face are missing',
    { state: 'MORE', caseLevel: 2, missing: ['name', 'face'] },
    { level: 2, needsIdentity: true, pictures: ['face'] },
  ],
  [
    'a name is missing',
    { state: 'MORE', caseLevel: 1, missing: ['name'] },
    { level: 1, needsIdentity: true, pictures: [] },
  ],
])('[WA-05] %s', (_, status, tasks) => {
  expect(tasksOf({ ...nothing, ...status })).toEqual(tasks)
})
