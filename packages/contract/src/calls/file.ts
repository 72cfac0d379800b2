import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema } from '../shapes.ts'

/** Uploads a picture of the player. */
export const upload = defineCall({
  name: 'file.upload',
  summary:
    'Keeps a picture of the player: made anew, without what it carried along, shown to nobody but the player and staff. With `purpose=kyc` it is encrypted at once, for `kyc.submit`. With `purpose=avatar` it is made small, and shown to everybody at once as the player’s picture, in place of the one before.',
  path: '/api/file/upload',
  body: 'file',
  request: () =>
    z.object({
      image: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
      /** `kyc`: a picture for `kyc.submit`, which is encrypted at once and has no address. `avatar`: the player's picture. */
      purpose: z.optional(z.enum(['kyc', 'avatar'])),
    }),
  answer: () =>
    z.object({
      model: z.object({
        id: idSchema,
        /** Address for its owner, with the token in the `Auth` header; of an avatar for everybody; none for `kyc`. */
        url: z.optional(z.string()),
        mime: z.string(),
        bytes: z.int(),
        /** Pixels. */
        width: z.int(),
        height: z.int(),
      }),
    }),
  errors: [
    ...(['file_missing', 'file_malformed', 'file_type_unknown', 'file_too_large', 'too_many_files'] as const),
    ...(['writing_closed', 'banned', 'muted'] as const),
  ],
})
