import * as z from 'zod/mini'
import { assetNameSchema, assetSchema } from '../asset.ts'
import { defineCall } from '../call.ts'
import { noticeDraftSchema, storedNoticeSchema } from '../notice-draft.ts'
import { permissions } from '../permissions.ts'
import { idSchema, nothingSchema, pageAnswer, pageRequestSchema, timeSchema } from '../shapes.ts'

/** Publishes a notice, or changes one. */
export const saveNotice = defineCall({
  name: 'staff.saveNotice',
  summary: 'Publishes a notice, or changes the one of its id; sites load their notices again.',
  path: '/api/staff/notice/save',
  access: 'staff',
  may: 'notices.change',
  request: () => noticeDraftSchema,
  answer: () => z.object({ model: storedNoticeSchema }),
  errors: ['notice_unknown'],
})

/** Removes a notice. */
export const removeNotice = defineCall({
  name: 'staff.removeNotice',
  summary: 'Takes a notice back for good.',
  path: '/api/staff/notice/remove',
  access: 'staff',
  may: 'notices.change',
  request: () => z.object({ id: idSchema }),
  answer: () => nothingSchema,
  errors: ['notice_unknown'],
})

/** Every notice, shown now or not. */
export const listNotices = defineCall({
  name: 'staff.listNotices',
  summary: 'Every notice, shown now or not, in the order in which they show.',
  path: '/api/staff/notice/list',
  access: 'staff',
  may: 'notices.read',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(storedNoticeSchema),
})

/** Stores a picture, sound or film of the operator under a name. */
export const uploadAsset = defineCall({
  name: 'staff.uploadAsset',
  summary:
    'Keeps a picture, sound or film under a name. The same name again is its next version; addresses of earlier ones keep answering.',
  path: '/api/staff/asset/upload',
  access: 'staff',
  may: 'media.change',
  body: 'file',
  request: () => z.object({ name: assetNameSchema }),
  answer: () => z.object({ model: assetSchema }),
  errors: ['file_missing', 'file_malformed', 'file_type_unknown', 'file_too_large'],
})

/** The operator's files. */
export const listAssets = defineCall({
  name: 'staff.listAssets',
  summary: "The operator's files with all their versions, by name, the newest version first.",
  path: '/api/staff/asset/list',
  access: 'staff',
  may: 'media.read',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(assetSchema),
})

/** Removes a file of the operator. */
export const removeAsset = defineCall({
  name: 'staff.removeAsset',
  summary: 'Removes a name with all its versions: their addresses are not found from then on.',
  path: '/api/staff/asset/remove',
  access: 'staff',
  may: 'media.change',
  request: () => z.object({ name: assetNameSchema }),
  answer: () => nothingSchema,
  errors: ['asset_unknown'],
})

/** The log of staff's changes. */
export const log = defineCall({
  name: 'staff.log',
  summary: 'What staff has done, the newest line first: which key, from where, which call, what was before and after.',
  path: '/api/staff/log',
  access: 'staff',
  may: 'log.read',
  request: () => pageRequestSchema,
  answer: () =>
    pageAnswer(
      z.object({
        id: idSchema,
        /** For the line of a change's end: the id of the line of its beginning. */
        of: z.optional(idSchema),
        at: timeSchema,
        /** The first eight digits of the key's SHA-256. */
        keyId: z.string(),
        address: z.string(),
        call: z.string(),
        /** `success`, or the name of the refusal; without it, the change has begun. */
        outcome: z.optional(z.string()),
        before: z.optional(z.unknown()),
        after: z.optional(z.unknown()),
      }),
    ),
})

/** The person behind a staff key. */
const personSchema = z.object({
  /** The first eight digits of the key's SHA-256. */
  id: z.string(),
  name: z.string(),
})

/** Who makes the call, and whose keys the histories name. */
export const whoAmI = defineCall({
  name: 'staff.whoAmI',
  summary:
    'The person of the key, what the key may do, and all persons who have or had one: histories name them by the ids of their keys.',
  path: '/api/staff/who_am_i',
  access: 'staff',
  may: 'any',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      /** `may`: what the key is allowed to. */
      model: z.extend(personSchema, { may: z.array(z.enum(permissions)) }),
      people: z.array(personSchema),
    }),
})
