import { randomUUIDv7 } from 'node:crypto'
import { type OwnAvatar, ownAvatarUrl, sentAvatarUrl } from '@fairground/contract/avatar'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { dropUnused, FILE_COLUMNS, fileOf, keepFile, type StoredFile } from '../../operator/assets/asset-store.ts'
import type { Picture } from '../../operator/assets/pictures.ts'
import { remakeUpload } from '../../operator/assets/uploads.ts'
import { isPrivate } from '../../people/accounts/is-private.ts'
import { requireNoSanction } from '../chat/people/sanctions.ts'
import { requireOpenAccount } from '../chat/people/writer.ts'
import type { ProfileParts } from './parts.ts'

/** Side in pixels of the square that a player's picture must fit. */
const AVATAR_SIDE = 256

/** How the addresses of pictures begin that players have sent. */
const SENT = sentAvatarUrl('')

/**
 * Encodes a picture again, stores it, and shows it as the player's own. Everybody can read it. Who may not write in the chat shows
 * no picture of their own making either.
 * @throws CallError file_type_unknown, file_malformed, file_too_large, writing_closed, banned, muted
 */
export async function sendAvatar(
  parts: ProfileParts,
  accountId: string,
  bytes: Buffer,
): Promise<Picture & { id: string }> {
  const { db, now } = parts
  await requireOpenAccount(db, accountId, now())
  await requireNoSanction(db, { accountId, kinds: ['ban', 'mute'] }, now())
  const picture = await remakeUpload(parts, bytes, AVATAR_SIDE)
  const id = randomUUIDv7()
  const at = new Date(now())
  await changeAvatar(db, accountId, sentAvatarUrl(id), async (tx) => {
    const digest = await keepFile(tx, { kind: 'image', ...picture }, at)
    await tx.insertInto('upload').values({ id, account_id: accountId, digest, at }).execute()
  })
  return { ...picture, id }
}

/** Shows a picture of ours, or none (`''`). */
export async function chooseAvatar(db: Database, accountId: string, name: OwnAvatar | ''): Promise<void> {
  await changeAvatar(db, accountId, name === '' ? '' : ownAvatarUrl(name))
}

/** Changes the picture, and removes the one before it if the player had sent it. */
async function changeAvatar(
  db: Database,
  accountId: string,
  avatar: string,
  store?: (tx: Tx) => Promise<void>,
): Promise<void> {
  const dropped = await transaction(db, async (tx) => {
    const { avatar: before } = await tx
      .selectFrom('account')
      .select('avatar')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await store?.(tx)
    await tx.updateTable('account').set({ avatar }).where('id', '=', accountId).execute()
    if (!before.startsWith(SENT)) return []
    return tx
      .deleteFrom('upload')
      .where('account_id', '=', accountId)
      .where('id', '=', before.slice(SENT.length))
      .returning('digest')
      .execute()
  })
  await dropUnused(
    db,
    dropped.flatMap(({ digest }) => digest ?? []),
  )
}

/** Finds a picture that a player has sent and shows now. */
export async function findAvatar(db: Database, id: string): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('upload')
    .innerJoin('asset', 'asset.digest', 'upload.digest')
    .innerJoin('account', 'account.id', 'upload.account_id')
    .leftJoin('play', 'play.account_id', 'account.id')
    .select(FILE_COLUMNS)
    .where('upload.id', '=', id)
    .where('account.avatar', '=', sentAvatarUrl(id))
    .where(isPrivate, '=', false)
    .executeTakeFirst()
  return row && fileOf(row)
}
