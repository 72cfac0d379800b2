import { randomUUID } from 'node:crypto'
import type { Call, RequestOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import type { User } from '@fairground/contract/user'
import type { Parts } from '@fairground/server/app/modules.ts'
import { toWalletId, type WalletId } from '@fairground/server/ground/db/wallet-id.ts'
import { ownKey } from '@fairground/server/money/wallet/wallet.ts'
import type { Answered, CallFunction, CallOptions } from './client.ts'

/** A registered player, logged in. */
export interface Player {
  account: string
  password: string
  token: string
  /** The account's id, which is also that of the first wallet. */
  userId: WalletId
  user: User
  /** Makes a call as this player. */
  call: CallFunction
}

/** Options of a test's player. */
export interface PlayerOptions {
  /** The player's deposit in whole units of the first currency. */
  deposit?: number
  account?: string
  /** The currency of the first wallet; by default the site's first. */
  currencyId?: string
}

/** A password that no list has. */
export const PASSWORD = 'a sound horse battery'

/** Registers a player, by default under a unique name. */
export async function newPlayer(
  server: { call: CallFunction; parts: Parts },
  options: PlayerOptions = {},
): Promise<Player> {
  const account = options.account ?? `player_${randomUUID().slice(0, 18)}`
  const { model, user } = await server.call(auth.register, {
    ...{ account, password: PASSWORD, age: 99 },
    ...(options.currencyId !== undefined && { currencyId: options.currencyId }),
  })
  if (options.deposit) await creditDeposit(server.parts, user, options.deposit)
  return {
    account,
    password: PASSWORD,
    token: model.token,
    userId: toWalletId(user.userId),
    user,
    call: <C extends Call>(call: C, request?: RequestOf<C>, options: CallOptions = {}): Promise<Answered<C>> =>
      server.call(call, request, { token: model.token, ...options }),
  }
}

/** Credits a deposit like a provider's webhook, without the provider. @param amount in whole units of the user's currency */
export async function creditDeposit(
  { db, wallet, now }: Parts,
  user: Pick<User, 'userId' | 'decimalLength'>,
  amount: number,
): Promise<void> {
  const depositId = randomUUID()
  const amountMinor = BigInt(amount) * 10n ** BigInt(user.decimalLength)
  await db
    .insertInto('deposit')
    .values({
      account_id: toWalletId(user.userId),
      id: depositId,
      channel: 'sandbox',
      amount_minor: amountMinor,
      created_at: new Date(now()),
      expires_at: new Date(now() + 60_000),
    })
    .execute()
  const credit = await wallet.creditDeposit({ ...ownKey(), accountId: toWalletId(user.userId), depositId, amountMinor })
  if (credit.outcome !== 'done') throw new Error(`the deposit was ${credit.outcome}`)
}
