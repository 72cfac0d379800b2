import { fair } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { getSeeds } from '../../rounds/seeds.ts'

/** The commitment, client seed and next nonce in use, and the commitment that comes next. */
export const seeds = handle(fair.seeds, async (_, { services, session }) => ({
  model: await getSeeds(services, session.accountId),
}))
