import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { noticeSchema } from '../notice.ts'
import { idSchema, nothingSchema, pageAnswer, pageRequestSchema } from '../shapes.ts'

/** The VIP levels, from 0. Clients show each level plus one, unless the operator switches that off. */
export const vipList = defineCall({
  name: 'user.vipList',
  summary: 'The VIP levels, the lowest first; empty while the house has none.',
  path: '/api/user/vip_list',
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(z.object({ level: z.int() })) }),
})

/** The notices for the caller: a player, or a visitor. */
export const noticePage = defineCall({
  name: 'user.noticePage',
  summary: "The notices for the caller, in the operator's order. Without a token: those for visitors.",
  path: '/api/user/notice_page',
  inQuery: ['pageNo', 'pageSize'],
  access: 'anyone',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(noticeSchema),
})

/** Stores that a player has seen a notice. A repeated call changes nothing. */
export const updatePushStatus = defineCall({
  name: 'user.updatePushStatus',
  summary: 'Notes that the player has had a notice: it is `pushed` from then on.',
  path: '/api/app_user_notice/updatePushStatus',
  inQuery: ['id'],
  request: () => z.object({ id: idSchema }),
  answer: () => nothingSchema,
  errors: ['notice_unknown'],
})
