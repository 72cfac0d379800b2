import * as calls from '@fairground/contract/calls/profile'
import { chooseAvatar } from './avatars.ts'
import { handle } from './parts.ts'
import { viewOwnProfile } from './profiles.ts'

/** Returns a player's public profile. */
export const view = handle(calls.view, async ({ id }, { parts }) => ({ model: await parts.profiles.view(id) }))

/** Returns the caller's own profile. */
export const own = handle(calls.own, async (_, { parts, session }) => ({
  model: await viewOwnProfile(parts, session.accountId),
}))

/** Changes the caller's own profile. */
export const save = handle(calls.save, async ({ avatar, hidden }, { parts, session }) => {
  const { accountId } = session
  if (avatar !== undefined) await chooseAvatar(parts.db, accountId, avatar)
  if (hidden !== undefined) {
    await parts.db.updateTable('account').set({ profile_hidden: hidden }).where('id', '=', accountId).execute()
  }
  return { model: await viewOwnProfile(parts, accountId) }
})
