import { sockmsg } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { ownerOf } from '../../live/tokens.ts'

/** The token that a live connection is opened with; an anonymous caller gets one that belongs to nobody. */
export const init = handle(sockmsg.init, async (_, { services: { live }, session }) => ({
  model: { token: await live.connectToken(ownerOf(session)), nodeKey: live.nodeKey },
}))
