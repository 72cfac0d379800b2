import type { Call, GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type { Services } from '../../app/services.ts'
import { type Handler, handle } from '../../ground/call/handler.ts'
import { demoBook } from './demo-book.ts'
import type { RoundBook } from './round-book.ts'
import { walletBook } from './wallet-book.ts'

/**
 * Pairs a call with the function that answers it for players and for demonstrations. The function gets the round book of
 * the caller. Everybody may make the demonstration's call, and it moves no money.
 */
export function handleRounds<C extends Call & { access: 'user' }>(
  call: C,
  answer: (request: ParsedRequestOf<C>, book: RoundBook, services: Services) => Promise<GivenAnswerOf<C>>,
): Handler {
  return {
    ...handle(call, (request, context) => answer(request, walletBook(context), context.services)),
    demo: handle(
      { ...call, access: 'anyone', movesMoney: false } as Call<C['request'], C['answer'], 'anyone'>,
      (request, context) => answer(request, demoBook(context), context.services),
    ),
  }
}
