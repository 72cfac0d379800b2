import { loadStaffTranslator } from '@fairground/phrases/staff'
import { expect, test } from 'vitest'
import { describeDetails } from './describe-details.ts'

test('details of a case have names in words; one of a newer server keeps its own', async () => {
  const t = await loadStaffTranslator('en')
  const details = { ours: 'PAID', isReversed: false, nothing: null, later: { deep: 1 } }
  expect(describeDetails(details, t)).toEqual([
    { name: 'We have', value: 'PAID' },
    { name: 'Taken back before', value: 'No' },
    { name: 'later', value: '{"deep":1}' },
  ])
})
