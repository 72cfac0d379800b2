import { randomUUIDv7 } from 'node:crypto'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import type { Database } from '../../../ground/db/database.ts'

/**
 * Makes the room of each game that has none, the lotteries first. It changes no room that is there; two servers at once make the same.
 */
export async function makeGameRooms(db: Database, at: Date): Promise<void> {
  await db
    .insertInto('chat_room')
    .values(
      [...lotteries, ...manifests].map(({ id }, place) => ({
        ...{ id: randomUUIDv7(), kind: 'GAME' as const, game_id: id, name: '', position: place + 1, created_at: at },
      })),
    )
    .onConflict((conflict) => conflict.column('game_id').doNothing())
    .execute()
}
