import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { Attachment } from '@fairground/ledger'
import type { Session } from '../../ground/call/session.ts'

/** The fields of a bet's model that speak of the chat. */
export interface CardRequest {
  gameId: string
  termId: string
  roomId?: string | undefined
  follows?: string | undefined
  lines?: readonly { market: string; pick: string }[] | undefined
}

/** Cards of bets in rooms of the chat. */
export interface BetCards {
  /**
   * The attachment of a slip that is to have a card in its room; undefined where the room, the jurisdiction or the player wants none.
   * @throws CallError room_unknown, level_needed
   */
  plan(
    session: Pick<Session, 'accountId'>,
    jurisdiction: Jurisdiction,
    request: CardRequest,
  ): Promise<Attachment | undefined>
  /**
   * Requires that a player may follow the card of a message with a slip in a lottery.
   * @throws CallError card_unknown, follow_not_allowed, follow_differs
   */
  requireFollow(session: Pick<Session, 'accountId'>, jurisdiction: Jurisdiction, request: CardRequest): Promise<void>
}
