import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { noticeDraftSchema, storedNoticeSchema } from '../notice.ts'
import { idSchema, nothingSchema, pageAnswer, pageRequestSchema } from '../shapes.ts'

/** Publishes a notice, or changes one. */
export const saveNotice = defineCall({
  name: 'staff.saveNotice',
  summary: 'Publishes a notice, or changes the one of its id; sites load their notices again.',
  path: '/api/staff/notice/save',
  access: 'staff',
  request: noticeDraftSchema,
  answer: z.object({ model: storedNoticeSchema }),
  errors: ['notice_unknown'],
})

/** Takes a notice back. */
export const removeNotice = defineCall({
  name: 'staff.removeNotice',
  summary: 'Takes a notice back for good.',
  path: '/api/staff/notice/remove',
  access: 'staff',
  request: z.object({ id: idSchema }),
  answer: nothingSchema,
  errors: ['notice_unknown'],
})

/** Every notice there is, shown now or not. */
export const listNotices = defineCall({
  name: 'staff.listNotices',
  summary: 'Every notice, shown now or not, in the order in which they show.',
  path: '/api/staff/notice/list',
  access: 'staff',
  request: pageRequestSchema,
  answer: pageAnswer(storedNoticeSchema),
})
