import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as operator from '@fairground/contract/calls/operator'
import * as pay from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import { readForcedAction } from '@fairground/contract/forced-action'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { newPlayer, PASSWORD, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getJurisdiction } from '../src/operator/jurisdictions/get-jurisdiction.ts'
import { newStaff } from './staff.ts'

const BET = { gameId: 'mines', model: { betAmount: 10, mines: 3 } }
const country = { name: 'Somewhere', language: 'en', currencyId: 'G$', dialCode: '+1' }
let server: TestServer
let plain: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: { SANDBOX: 'on' },
    settings: {
      countries: [
        { ...country, id: 'NZ' },
        { ...country, id: 'BR' },
      ],
      jurisdictions: { NZ: 'grown-up', BR: 'demo', '*': 'demo' },
    },
  })
  plain = await startTestServer()
  const staff = await newStaff(server)
  await staff.call(operator.saveJurisdiction, { ...demoJurisdiction, id: 'grown-up', minimumAge: 20 })
  const inForce = async () => (await getJurisdiction(server.parts, 'NZ')).id
  await vi.waitFor(async () => expect(await inForce()).toBe('grown-up'), { timeout: 30_000, interval: 50 })
})
afterAll(async () => {
  await server.stop()
  await plain.stop()
})

const newName = () => `of-${randomUUID().slice(0, 13)}`
/** The refusal of a call: a forced action, or the refusal's name. */
async function refusal(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof CallError) return readForcedAction(error) ?? error.errorName
      throw error
    },
  )
}
const register = (more: object, on = server) =>
  refusal(on.call(auth.register, { account: newName(), password: PASSWORD, ...more }))

test('[RG-01] an account of a jurisdiction with an age is opened by who confirms it, and by nobody else', async () => {
  const expectedAction = { action: 'confirm_age', age: 20 }
  expect(await register({ countryId: 'NZ' })).toEqual(expectedAction)
  expect(await register({ countryId: 'NZ', age: 19 })).toEqual(expectedAction)
  expect(await register({ countryId: 'NZ', age: 20 })).toBe('success')
  expect(await register({ countryId: 'BR' })).toBe('success')
  expect(await register({}, plain), 'a demonstration asks nobody').toBe('success')
})

test('[RG-01] a bet and a deposit wait for the confirmed age, which is kept with its day', async () => {
  const me = await newPlayer(server, { deposit: 100 })
  const { db } = server.parts
  await db
    .updateTable('account')
    .set({ country_id: 'NZ', age_confirmed: 0, age_confirmed_at: null })
    .where('id', '=', me.userId)
    .execute()
  const expectedAction = { action: 'confirm_age', age: 20 }
  const deposit = () => refusal(me.call(pay.recharge, { amount: 5, channel: 'sandbox' }))
  expect(await refusal(me.call(game.bet, BET, { key: 'one' }))).toEqual(expectedAction)
  expect(await refusal(me.call(game.bet, { gameId: 'crash', model: { betAmount: 1 } }))).toEqual(expectedAction)
  expect(await deposit()).toEqual(expectedAction)
  await me.call(auth.confirmAge, { age: 18 })
  expect(await refusal(me.call(game.bet, BET, { key: 'one' }))).toEqual(expectedAction)
  await me.call(auth.confirmAge, { age: 20 })
  expect((await me.call(game.bet, BET, { key: 'one' })).model.balance).toBe(90)
  expect(await deposit()).toBe('success')
  const row = await db
    .selectFrom('account')
    .select(['age_confirmed', 'age_confirmed_at'])
    .where('id', '=', me.userId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ age_confirmed: 20, age_confirmed_at: expect.any(Date) })
})

test('[RG-01] a country is one of the configured list, and who has none of it is under the strictest profile', async () => {
  expect(await register({ countryId: 'XX', age: 30 })).toBe('country_unknown')
  expect(await register({})).toEqual({ action: 'confirm_age', age: 21 })
  const jurisdictionOf = async (on: TestServer, countryId: string | undefined) =>
    (await getJurisdiction(on.parts, countryId)).id
  expect(await jurisdictionOf(server, undefined)).toBe('strict')
  expect(await jurisdictionOf(server, 'XX')).toBe('strict')
  expect(await jurisdictionOf(server, 'BR')).toBe('demo')
  expect(await jurisdictionOf(plain, undefined)).toBe('demo')
  const startup = await server.call(game.settings, { gameId: 'mines' })
  expect(startup.model.jurisdiction.id, 'a visitor is shown the first country’s').toBe('grown-up')
})
