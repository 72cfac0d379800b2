import * as chat from '@fairground/contract/calls/chat'
import type { ChatMessage } from '@fairground/contract/chat'
import type { BetCard } from '@fairground/contract/chat-cards'
import type { Player } from '@fairground/testkit'
import { expect } from 'vitest'
import { type Line, type LotteryTable, newBettor, openLottery, slip } from '../lottery/lottery-table.ts'

/** A lottery on a server, with rooms in which its bets are shown. */
export interface CardTable extends LotteryTable {
  /** The room of the lottery. */
  roomId: string
  /** A player with money, whose account is of today. */
  newMember(): Promise<Player>
  /** Places a slip that names a room. */
  bet(player: Player, extra?: object, lines?: readonly Line[]): ReturnType<typeof slip>
  /** The messages of a room, the oldest first. */
  messages(roomId?: string): Promise<ChatMessage[]>
  /** Waits for the card of a slip to be as it should. */
  card(slipId: string, state?: BetCard['state'], roomId?: string): Promise<ChatMessage & { card: BetCard }>
}

const LINES: readonly Line[] = [{ market: 'side', pick: 'big', stake: 10 }]

/** Starts a server whose clock only the test moves. */
export async function openCardTable(options: Parameters<typeof openLottery>[2] = {}): Promise<CardTable> {
  const table = await openLottery('dice3', {}, options)
  const { server } = table
  const { list } = await server.call(chat.rooms, { gameId: 'dice3' })
  const roomId = list[0]?.id
  if (roomId === undefined) throw new Error('dice3 has no room')
  const messages = async (room = roomId) =>
    (await server.call(chat.history, { roomId: room, limit: 100 })).list.flatMap(({ message }) => message ?? [])
  return {
    ...table,
    roomId,
    messages,
    newMember: () => newBettor(server),
    bet: (player, extra = {}, lines = LINES) => slip(player, 'dice3', lines, { roomId, ...extra }),
    async card(slipId, state = 'open', room = roomId) {
      const find = async () =>
        (await messages(room)).filter(({ card }) => card?.kind === 'bet' && card.slipId === slipId)
      await expect
        .poll(async () => (await find()).map(({ card }) => card?.kind === 'bet' && card.state))
        .toEqual([state])
      return (await find())[0] as ChatMessage & { card: BetCard }
    },
  }
}
