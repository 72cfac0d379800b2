import * as profile from '@fairground/contract/calls/profile'
import { chatErrors } from '@fairground/contract/chat-errors.data'
import { addErrors } from '@fairground/contract/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../calls/client.ts'
import { queryClient } from '../../../kernel/query-client.ts'
import { reloadUser } from '../../../player/user.ts'

// The catalogue of the first load leaves the refusals of the chat out.
addErrors(chatErrors)

/** A player's public profile, by the id of the author. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ['profile', id] as const,
    queryFn: async () => (await call(profile.view, { id }, { errors: 'ignore' })).model,
    staleTime: 60_000,
  })

/** The player's own profile, to change it. */
export const ownProfileQuery = queryOptions({
  queryKey: ['own-profile'] as const,
  queryFn: async () => (await call(profile.own, {}, { errors: 'ignore' })).model,
  staleTime: 60_000,
})

/** Reads again what a change of the own profile shows elsewhere. */
export async function reloadProfile(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ownProfileQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['profile'] }),
    reloadUser(),
  ])
}

/** Chooses a picture of ours, hides the profile or shows it. The site says why it was refused. @throws CallError */
export async function saveProfile(change: Parameters<typeof call<typeof profile.save>>[1]): Promise<void> {
  const { model } = await call(profile.save, change)
  queryClient.setQueryData(ownProfileQuery.queryKey, model)
  await reloadProfile()
}
