import { user } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** The house has no VIP levels yet. */
export const vipList = handle(user.vipList, async () => ({ list: [] }))
