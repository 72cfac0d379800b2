import { auth } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** Keeps the age that the player confirms to have. */
export const confirmAge = handle(auth.confirmAge, async ({ age }, { services, session }) => {
  await services.ages.confirm(session.accountId, age, new Date(services.now()))
  return {}
})
