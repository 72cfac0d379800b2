import * as calls from '@fairground/contract/calls/profile'
import { handle } from '../../../ground/call/handler.ts'
import { chooseAvatar } from '../../../talk/profile/avatars.ts'
import { viewOwnProfile } from '../../../talk/profile/profiles.ts'

/** Returns a player's public profile. */
export const view = handle(calls.view, async ({ id }, { services }) => ({ model: await services.profiles.view(id) }))

/** Returns the caller's own profile. */
export const own = handle(calls.own, async (_, { services, session }) => ({
  model: await viewOwnProfile(services, session.accountId),
}))

/** Changes the caller's own profile. */
export const save = handle(calls.save, async ({ avatar, hidden }, { services, session }) => {
  const { accountId } = session
  if (avatar !== undefined) await chooseAvatar(services.db, accountId, avatar)
  if (hidden !== undefined) {
    await services.db.updateTable('account').set({ profile_hidden: hidden }).where('id', '=', accountId).execute()
  }
  return { model: await viewOwnProfile(services, accountId) }
})
