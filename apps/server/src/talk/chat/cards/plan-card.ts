import { CallError } from '@fairground/contract/envelope'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import { hasSamePicks } from '@fairground/contract/same-picks'
import type { Attachment } from '@fairground/ledger'
import type { Session } from '../../../ground/call/session.ts'
import type { Database } from '../../../ground/db/database.ts'
import type { BetCards, CardRequest } from '../../../play/lottery/bet-cards.ts'
import { readRows } from '../messages/read-messages.ts'
import type { ChatParts } from '../parts.ts'
import { requireReader } from '../people/writer.ts'
import { getReadableRoom, type RoomRow, settingsOf } from '../rooms/room.ts'
import { betsIn, readChoices } from './share-choice.ts'
import { CARD } from './waiting-cards.ts'

type PlanParts = Pick<ChatParts, 'db' | 'now'>

/** The cards that bets have in the chat. */
export function createBetCards(parts: PlanParts): BetCards {
  return {
    plan: (...request) => planCard(parts, ...request),
    requireFollow: (...request) => requireFollow(parts, ...request),
  }
}

async function planCard(
  { db }: PlanParts,
  { accountId }: Pick<Session, 'accountId'>,
  jurisdiction: Jurisdiction,
  { roomId, gameId, termId, follows }: CardRequest,
): Promise<Attachment | undefined> {
  if (roomId === undefined) return undefined
  const room = await getReadableRoom(db, { roomId })
  const choices = await readChoices(db, accountId, [roomId])
  const { share, mayShare } = betsIn({ settings: settingsOf(room) }, jurisdiction, choices.get(roomId))
  if (!mayShare || share === 'none') return undefined
  return { kind: CARD, body: { roomId, gameId, termId, showsStake: share === 'share', follows } }
}

async function requireFollow(
  { db, now }: PlanParts,
  { accountId }: Pick<Session, 'accountId'>,
  jurisdiction: Jurisdiction,
  { gameId, follows, lines = [] }: CardRequest,
): Promise<void> {
  if (follows === undefined) return
  const row = (await readRows(db, [follows])).get(follows)
  const card = row?.type === 'bet' && row.deleted_at === null && row.hidden_at === null ? row.card : undefined
  if (!row || card?.kind !== 'bet' || card.gameId !== gameId) throw new CallError('card_unknown')
  const room = await findRoomOfReader(db, { accountId, roomId: row.room_id }, now())
  if (!room) throw new CallError('card_unknown')
  if (!betsIn({ settings: settingsOf(room) }, jurisdiction, undefined).mayFollow)
    throw new CallError('follow_not_allowed')
  if (!hasSamePicks(card.lines, lines)) throw new CallError('follow_differs')
}

/** A room, if the player may read it. */
async function findRoomOfReader(
  db: Database,
  wanted: { accountId: string; roomId: string },
  nowMs: number,
): Promise<RoomRow | undefined> {
  try {
    await requireReader(db, wanted, nowMs)
    return await getReadableRoom(db, { roomId: wanted.roomId })
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
