import * as calls from '@fairground/contract/calls/switches'
import { findSwitch, listSwitches as list } from '../../../desk/staff/list-switches.ts'
import { turnSwitch } from '../../../desk/staff/turn-switch.ts'
import { handle } from '../../../ground/call/handler.ts'
import { personOf } from '../../../people/staff/key-id-of.ts'

/** Lists the switches of all kinds, with who turned each last. */
export const listSwitches = handle(calls.listSwitches, async ({ account }, { services }) => list(services.db, account))

/** Turns a switch. */
export const setSwitch = handle(
  calls.setSwitch,
  async ({ kind, id, off, reason }, context) => {
    const { services } = context
    const person = await personOf(context)
    await turnSwitch(services.db, { kind, id, off, reason, person, at: new Date(services.now()) })
    const model = await findSwitch(services.db, kind, id)
    if (!model) throw new Error(`the switch ${kind} ${id} is gone`)
    return { model }
  },
  async ({ kind, id }, { services }) => (await findSwitch(services.db, kind, id)) ?? null,
)
