import { CallError, promotion } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** No red packets are given out yet. */
export const siteRedpack = handle(promotion.siteRedpack, async () => {
  throw new CallError('event_ended')
})
