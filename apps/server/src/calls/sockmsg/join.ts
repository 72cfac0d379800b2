import { sockmsg } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { ownerOf } from '../../live/tokens.ts'

/** A token for joining channels. */
export const join = handle(sockmsg.join, async ({ channels }, { services: { live }, session }) => ({
  model: { token: await live.joinToken(ownerOf(session), channels) },
}))
