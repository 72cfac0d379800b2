import { promotion } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** The house gives no check-in bonuses yet. */
export const checkinData = handle(promotion.checkinData, async () => ({ model: { items: [] } }))
