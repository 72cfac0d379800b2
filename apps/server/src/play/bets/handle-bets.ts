import type { Call, GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type { Handler } from '../../ground/call/handler.ts'
import { asVisitor } from '../demo/demo-purse.ts'
import type { Bettor } from '../rounds/purse.ts'
import { playerOf } from '../rounds/wallet-purse.ts'
import { type BetsParts, handle } from './parts.ts'

/**
 * Pairs a call with the function that answers it for players and for demonstrations: it gets whoever plays, with a wallet or
 * with credits. Everybody may make the demonstration's call, and it moves no money.
 */
export function handleBets<C extends Call & { access: 'user' }>(
  call: C,
  answer: (request: ParsedRequestOf<C>, bettor: Bettor<BetsParts>) => Promise<GivenAnswerOf<C>>,
): Handler<BetsParts> {
  return {
    ...handle(call, (request, context) => answer(request, playerOf(context))),
    demo: handle(
      { ...call, access: 'anyone', movesMoney: false } as Call<C['request'], C['answer'], 'anyone'>,
      (request, context) => asVisitor(context, (visitor) => answer(request, visitor)),
    ),
  }
}
