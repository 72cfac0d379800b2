import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import { type CallFunction, createClient } from '@fairground/testkit/client.ts'
import { type BrowserContext, expect } from '@playwright/test'

/** A registered player, ready to be logged in anywhere. */
export interface Player {
  /** The product's origin. */
  url: string
  account: string
  password: string
  token: string
  userId: string
  /** Makes a call as this player, as another device would. */
  call: CallFunction
}

export const PASSWORD = 'a sound horse battery'

/** Registers a player over the API, with a paid deposit of `deposit` when it is not 0. */
export async function createPlayer(
  url: string,
  deposit = 0,
  from: { countryId?: string; account?: string } = {},
): Promise<Player> {
  const anybody = createClient(url)
  const { account = `e2e-${randomUUID().slice(0, 13)}`, ...home } = from
  const { model, user } = await anybody(auth.register, { account, password: PASSWORD, age: 99, ...home })
  const call: CallFunction = (what, request, options) => anybody(what, request, { token: model.token, ...options })
  if (deposit > 0) await payIn(call, deposit)
  return { url, account, password: PASSWORD, token: model.token, userId: user.userId, call }
}

/** Pays a deposit in and waits until it has arrived. @param channel one of the player's current currency */
export async function payIn(call: CallFunction, amount: number, channel = 'sandbox'): Promise<void> {
  const { model } = await call(pay.recharge, { amount, channel })
  await fetch(model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
  await expect
    .poll(async () => (await call(pay.rechargeStatus, { id: model.id })).model.status, { intervals: [50] })
    .toBe('PAID')
}

/** Logs a player in on all pages that the context opens from now on, until the site logs them out. */
export async function logIn(context: BrowserContext, { token }: Player): Promise<void> {
  await context.addInitScript((storedToken) => {
    // A blank page, such as axe opens, has no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('e2e-logged-in')) return
    sessionStorage.setItem('e2e-logged-in', '1')
    localStorage.setItem('user', storedToken)
  }, JSON.stringify({ token }))
}
