import { CallError, game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { viewPublicRound } from '../../rounds/public-round-view.ts'
import { findProof } from '../../shared-rounds/find-proof.ts'

/** A decided round as everybody may see it. One that is open is as unknown as none. */
export const publicRound = handle(game.publicRound, async ({ id }, { services }) => {
  const stored = await services.rounds.findDecided(id)
  if (!stored) throw new CallError('round_unknown')
  return { model: { ...viewPublicRound(stored), ...(await findProof(services, stored)) } }
})
