import type { User } from '@fairground/contract/user'
import { expect, test } from 'vitest'
import { wagerProgress } from './wager-progress.ts'

const user = { depositForWithdraw: 100, cumulativeBetAmount: 40 } as User

test('[WA-06] the numbers of the refusal come first, then those of the user', () => {
  expect(wagerProgress({ needed: 250, done: '50.5' }, user)).toEqual({
    neededAmount: 250,
    doneAmount: 50.5,
    leftAmount: 199.5,
  })
  expect(wagerProgress({ note: 'wait' }, user)).toEqual({ neededAmount: 100, doneAmount: 40, leftAmount: 60 })
  expect(wagerProgress(undefined, user)).toEqual({ neededAmount: 100, doneAmount: 40, leftAmount: 60 })
})

test('[WA-06] more than enough leaves zero, and without numbers there is no progress', () => {
  expect(wagerProgress({ needed: 100, done: 900 }, undefined)).toEqual({
    neededAmount: 100,
    doneAmount: 100,
    leftAmount: 0,
  })
  expect(wagerProgress({ needed: 'soon' }, undefined)).toBeUndefined()
  expect(wagerProgress(undefined, undefined)).toBeUndefined()
})
