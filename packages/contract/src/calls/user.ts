import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { noticeSchema } from '../notice.ts'
import { idSchema, nothingSchema, pageAnswer, pageRequestSchema } from '../shapes.ts'

/** The levels of the house, from 0. Clients show each raised by one, unless the operator has switched that off. */
export const vipList = defineCall({
  name: 'user.vipList',
  summary: 'The VIP levels, the lowest first; empty while the house has none.',
  path: '/api/user/vip_list',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(z.object({ level: z.int() })) }),
})

/** The notices for whoever asks: of a player, or of somebody who is logged out. */
export const noticePage = defineCall({
  name: 'user.noticePage',
  summary: "The notices for the caller, in the operator's order. Without a token: those for visitors.",
  path: '/api/user/notice_page',
  inQuery: ['pageNo', 'pageSize'],
  access: 'anyone',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(noticeSchema),
})

/** Notes that a player has had a notice. Saying so twice is as good as once. */
export const updatePushStatus = defineCall({
  name: 'user.updatePushStatus',
  summary: 'Notes that the player has had a notice: it is `pushed` from then on.',
  path: '/api/app_user_notice/updatePushStatus',
  inQuery: ['id'],
  request: () => z.object({ id: idSchema }),
  answer: () => nothingSchema,
  errors: ['notice_unknown'],
})
