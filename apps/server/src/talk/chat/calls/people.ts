import * as calls from '@fairground/contract/calls/chat'
import { CallError } from '@fairground/contract/envelope'
import { transaction } from '../../../ground/db/tx.ts'
import { handle } from '../parts.ts'
import { listIgnored, startIgnoring, stopIgnoring } from '../people/ignored.ts'
import * as profile from '../people/profile.ts'
import { requireNoSanction } from '../people/sanctions.ts'
import { requireOpenAccount } from '../people/writer.ts'
import { checkWords } from '../rules/words.ts'

/** Ignores a player, or no longer. */
export const ignore = handle(calls.ignore, async ({ userId, on }, { parts: { db, now }, session }) => {
  const { accountId } = session
  const ignoredPlayer = await profile.getPlayer(db, userId)
  if (on) await startIgnoring(db, accountId, ignoredPlayer.accountId, new Date(now()))
  else await stopIgnoring(db, accountId, ignoredPlayer.accountId)
  const authors = await profile.readAuthors(db, await listIgnored(db, accountId))
  return { model: { ignored: [...authors.values()].map(({ id }) => id) } }
})

/** Chooses the name that others see. */
export const setName = handle(calls.setName, async ({ name }, { parts: { db, chat, now }, session }) => {
  const { accountId } = session
  await requireOpenAccount(db, accountId, now())
  await requireNoSanction(db, { accountId, kinds: ['ban', 'mute'] }, now())
  const at = new Date(now())
  const { words } = await chat.rules()
  if (checkWords(name, words).action) throw new CallError('blocked_word')
  const me = await transaction(db, async (tx) => {
    await profile.getAuthor(tx, accountId, at)
    await profile.setName(tx, accountId, name)
    return profile.getAuthor(tx, accountId, at)
  })
  return { model: { me } }
})
