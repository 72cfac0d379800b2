import { expect, test } from 'vitest'
import { findSubjectFault } from './commit-subject.mjs'

test.each([
  'chat: show who writes',
  'page: embed the settings',
  'site, staff: fit a phone in each language',
  "Merge branch 'help'",
  'Revert "chat: show who writes"',
  `chat: show ${'x'.repeat(61)}`,
])('%s is a subject', (subject) => {
  expect(findSubjectFault(subject)).toBeUndefined()
})

test.each([
  [`chat: show ${'x'.repeat(62)}`, '73 characters'],
  ['show who writes', 'scope'],
  ['Chat: show who writes', 'scope'],
  ['chat: Show who writes', 'verb'],
  ['chat: show', 'verb'],
  ['chat: showed who writes', 'what was done'],
  ['chat: showing who writes', 'what was done'],
  ['chat: show who writes.', 'full stop'],
])('%s is none: %s', (subject, fault) => {
  expect(findSubjectFault(subject)).toContain(fault)
})
