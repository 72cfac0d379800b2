import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { noticeSchema } from '../notice.ts'
import { idSchema, moneySchema, nothingSchema, pageAnswer, pageRequestSchema } from '../shapes.ts'
import { userSchema } from '../user.ts'

/** The VIP levels, from 0. Clients show each level plus one, unless the operator switches that off. */
export const vipList = defineCall({
  name: 'user.vipList',
  summary: 'The VIP levels, the lowest first; empty while the house has none.',
  path: '/api/user/vip_list',
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

/** One wallet of a player. */
const walletSchema = z.object({
  currencyId: z.string(),
  symbol: z.string(),
  decimalLength: z.int(),
  balance: moneySchema,
  /** Wins that wait in a hold. */
  held: moneySchema,
})
export type PlayerWallet = z.infer<typeof walletSchema>

/** The player's wallets. */
export const wallets = defineCall({
  name: 'user.wallets',
  summary:
    "The player's wallet in each currency of the site, in the operator's order. One that the player has never used is empty.",
  path: '/api/user/wallets',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(walletSchema) }),
})

/** Changes the currency. A repeated call changes nothing. */
export const setCurrency = defineCall({
  name: 'user.setCurrency',
  summary:
    "Changes the player's currency on all devices; the first use of a currency opens its wallet. Bets, deposits and bonuses are those of the wallet in the current currency; open rounds stay in theirs.",
  path: '/api/user/set_currency',
  request: () => z.object({ currencyId: z.string().check(z.minLength(1), z.maxLength(16)) }),
  answer: () => z.object({ user: userSchema }),
  errors: ['currency_unknown'],
})
