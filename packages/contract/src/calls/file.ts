import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema } from '../shapes.ts'

/** Uploads a picture of the player. */
export const upload = defineCall({
  name: 'file.upload',
  summary:
    'Keeps a picture of the player: made anew, without what it carried along, shown to nobody but the player and staff.',
  path: '/api/file/upload',
  body: 'file',
  request: () => z.object({ image: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])) }),
  answer: () =>
    z.object({
      model: z.object({
        id: idSchema,
        /** Address for its owner, with the token in the `Auth` header. */
        url: z.string(),
        mime: z.string(),
        bytes: z.int(),
        /** Pixels. */
        width: z.int(),
        height: z.int(),
      }),
    }),
  errors: ['file_missing', 'file_malformed', 'file_type_unknown', 'file_too_large', 'too_many_files'],
})
