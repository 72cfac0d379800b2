import { expect, test } from 'vitest'
import { hasSamePicks } from './same-picks.ts'

const side = (pick: string) => ({ market: 'side', pick })

test('two slips have the same picks in any order, and neither fewer, more nor others', () => {
  expect(hasSamePicks([side('big'), side('odd')], [side('odd'), side('big')])).toBe(true)
  expect(hasSamePicks([side('big')], [side('big'), side('odd')])).toBe(false)
  expect(hasSamePicks([side('big'), side('odd')], [side('big')])).toBe(false)
  expect(hasSamePicks([side('big')], [{ market: 'combo', pick: 'big' }])).toBe(false)
})
