import type { ChatSettings } from '@fairground/contract/chat'
import type { RoomBets, ShareChoice } from '@fairground/contract/chat-cards'
import type { Jurisdiction } from '@fairground/contract/jurisdiction'
import type { Database } from '../../../ground/db/database.ts'
import { joinRoom } from '../rooms/marks.ts'
import type { RoomRow } from '../rooms/room.ts'

/** The choice of a player who has made none. */
const USUAL: ShareChoice = 'no_stake'

/** What a player has chosen for some rooms, by the rooms' ids; rooms without a choice are left out. */
export async function readChoices(
  db: Database,
  accountId: string,
  roomIds: readonly string[],
): Promise<Map<string, ShareChoice>> {
  if (roomIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_member')
    .select(['room_id', 'share_bets'])
    .where('account_id', '=', accountId)
    .where('room_id', 'in', roomIds)
    .execute()
  return new Map(rows.flatMap(({ room_id, share_bets }) => (share_bets === null ? [] : [[room_id, share_bets]])))
}

/** Stores a player's choice for a room, of which the player becomes a member. */
export async function chooseShare(
  db: Database,
  room: RoomRow,
  { accountId, share, at }: { accountId: string; share: ShareChoice; at: Date },
): Promise<void> {
  await joinRoom(db, room, accountId, at)
  await db
    .updateTable('chat_member')
    .set({ share_bets: share })
    .where('account_id', '=', accountId)
    .where('room_id', '=', room.id)
    .execute()
}

/** What a player may do with bets in a room. @param chosen the player's choice, if there is one */
export function betsIn(
  room: { settings: Pick<ChatSettings, 'betsShown' | 'follow'> },
  { betCards, betFollow }: Pick<Jurisdiction, 'betCards' | 'betFollow'>,
  chosen: ShareChoice | undefined,
): RoomBets {
  const { betsShown, follow } = room.settings
  return { share: chosen ?? USUAL, mayShare: betsShown && betCards, mayFollow: betsShown && follow && betFollow }
}
