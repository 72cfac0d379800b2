import type { User } from '@fairground/contract'
import { expect, test } from 'vitest'
import { wagerProgress } from './wager-progress.ts'

const user = { depositForWithdraw: 100, cumulativeBetAmount: 40 } as User

test('[WA-06] the numbers of the refusal come first, then those of the user', () => {
  expect(wagerProgress({ needed: 250, done: '50.5' }, user)).toEqual({ needed: 250, done: 50.5, left: 199.5 })
  expect(wagerProgress({ note: 'wait' }, user)).toEqual({ needed: 100, done: 40, left: 60 })
  expect(wagerProgress(undefined, user)).toEqual({ needed: 100, done: 40, left: 60 })
})

test('[WA-06] more than enough leaves nothing, and nothing known says nothing', () => {
  expect(wagerProgress({ needed: 100, done: 900 }, undefined)).toEqual({ needed: 100, done: 100, left: 0 })
  expect(wagerProgress({ needed: 'soon' }, undefined)).toBeUndefined()
  expect(wagerProgress(undefined, undefined)).toBeUndefined()
})
