import type { AnswerOf } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import type { User } from '@fairground/contract/user'
import { call } from '../../calls/client.ts'
import { pageConfig } from '../../kernel/page/page-config.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { readStored, store } from '../../kernel/storage/storage.ts'
import { parseStoredToken, playDemo } from '../../kernel/token.ts'
import { getStartup } from '../startup.ts'
import { answerUserBy, userQuery } from '../user.ts'
import { nobody } from './demo-user.ts'

type PlayModel = AnswerOf<typeof game.play>['model']

/**
 * On a game's frame page: plays for credits, whoever is logged in on this device. Continues the demonstration that this
 * device played before, with its open round. By the time this returns, a refusal has been shown; a network failure
 * rejects.
 */
export async function startDemo(gameId: string): Promise<void> {
  playDemo(readStored('demoToken') ?? '')
  answerUserBy(async () => {
    const { balanceVersion = 0 } = queryClient.getQueryData(userQuery.queryKey) ?? {}
    return userOf(await open(gameId), balanceVersion)
  })
  try {
    const model = await open(gameId)
    const { demoToken = '' } = model
    store('demoToken', demoToken)
    playDemo(demoToken)
    queryClient.setQueryData(userQuery.queryKey, userOf(model, 0))
  } catch (error) {
    if (!(error instanceof CallError) || error.errorName === 'network_error') throw error
  }
}

/** Begins a new demonstration with full credits and new seeds. Does nothing while a round is open in this one. */
export async function refillDemo(): Promise<'refilled' | 'round-open'> {
  const { list } = await call(game.open, {})
  if (list.length > 0) return 'round-open'
  store('demoToken', undefined)
  location.reload()
  return 'refilled'
}

async function open(gameId: string): Promise<PlayModel> {
  return (await call(game.play, { gameId, demo: true })).model
}

/**
 * The user of a demonstration: no account, a balance of credits. A visitor has the operator's name for visitors.
 * @param balanceVersion as known when the balance was requested, so that a bet answered meanwhile is newer
 */
function userOf({ demoBalance = 0 }: PlayModel, balanceVersion: number): User {
  const { currencies, currencyId } = getStartup()
  const currency = currencies.find(({ id }) => id === currencyId) ?? currencies[0]
  const isVisitor = parseStoredToken(readStored('user')) === undefined
  return {
    ...nobody,
    ...(isVisitor && { nickname: pageConfig().defaultVisitorName }),
    balance: demoBalance,
    balanceVersion,
    ...(currency && { currencyId: currency.id, symbol: currency.symbol, currSymbol: currency.symbol }),
    ...(currency && { decimalLength: currency.decimalLength }),
  }
}
