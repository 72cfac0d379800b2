import * as z from 'zod/mini'
import { OWN_AVATARS } from '../avatar.ts'
import { defineCall } from '../call.ts'
import { chatAuthorSchema } from '../chat.ts'
import { idSchema, textSchema } from '../shapes.ts'

/** What a player has played for real: no demonstrations, no granted spins, no rounds that were called off. */
const playedSchema = z.object({
  /** The month of the registration, `2026-03` (UTC). */
  since: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  /** Decided rounds. */
  rounds: z.int(),
  /** The highest multiplier of a win; absent without a win. */
  best: z.optional(z.number()),
  /** The game with most rounds; absent without a round. */
  likes: z.optional(textSchema),
})

/** A player as everybody may see one. */
export const profileSchema = z.object({
  /** As an author of the chat. Of a private profile the picture is empty. */
  player: chatAuthorSchema,
  /** Absent: the profile is private. Nobody learns whether the player, a break or staff made it so. */
  played: z.optional(playedSchema),
})
export type Profile = z.output<typeof profileSchema>

/** The caller's own profile, to change it. */
export const ownProfileSchema = z.object({
  /** The author with the picture that the player has chosen, also while the profile is hidden. */
  player: chatAuthorSchema,
  /** Whether the player hides the profile. */
  hidden: z.boolean(),
})
export type OwnProfile = z.output<typeof ownProfileSchema>

/** A player's public profile. */
export const view = defineCall({
  name: 'profile.view',
  summary: 'The public profile of a player, by the id of the author: never balances, losses or sums.',
  path: '/api/profile/view',
  access: 'anyone',
  request: () => z.object({ id: idSchema }),
  answer: () => z.object({ model: profileSchema }),
  errors: ['player_unknown'],
})

/** The caller's own profile. */
export const own = defineCall({
  name: 'profile.own',
  summary: 'The profile of the caller, as it is set.',
  path: '/api/profile/own',
  request: () => z.object({}),
  answer: () => z.object({ model: ownProfileSchema }),
})

/** Changes the caller's own profile. */
export const save = defineCall({
  name: 'profile.save',
  summary:
    'Chooses a picture of ours (`""`: none), hides the profile or shows it. A picture of the player’s own goes by `file.upload` with `purpose=avatar`; the name by `chat.setName`.',
  path: '/api/profile/save',
  request: () =>
    z.object({
      avatar: z.optional(z.enum(['', ...OWN_AVATARS])),
      hidden: z.optional(z.boolean()),
    }),
  answer: () => z.object({ model: ownProfileSchema }),
})
