import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema } from '../shapes.ts'
import { switchKindSchema, switchSchema } from '../switches.ts'

/** The switches of all kinds. */
export const listSwitches = defineCall({
  name: 'staff.listSwitches',
  summary:
    'The switches of site, games, versions of their settings in force, jurisdictions, ways to pay, and players: those that are off, and the one of an account.',
  path: '/api/staff/switch/list',
  access: 'staff',
  may: 'switches.read',
  request: () =>
    z.object({
      /** Also lists this player: the id of the account, or the name, e-mail or phone that the player logs in with. */
      account: z._default(z.string().check(z.maxLength(254)), ''),
    }),
  answer: () =>
    z.object({
      list: z.array(switchSchema),
      /** The player of the account; absent where none was given or it is nobody's. */
      playerId: z.optional(idSchema),
      /** How many players are off; the list has the newest hundred of them. */
      playersOff: z.int(),
    }),
})

/** Turns a switch. */
export const setSwitch = defineCall({
  name: 'staff.setSwitch',
  summary:
    'Switches something off or on. Once it has answered, no server stores a new bet of what is off; open rounds, wins and withdrawals go on.',
  path: '/api/staff/switch/set',
  access: 'staff',
  may: 'switches.change',
  request: () =>
    z.object({
      kind: switchKindSchema,
      id: z.string().check(z.minLength(1), z.maxLength(100)),
      off: z.boolean(),
      /** For the history and other staff; players do not see it. */
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    }),
  answer: () => z.object({ model: switchSchema }),
  errors: ['switch_unknown'],
})
