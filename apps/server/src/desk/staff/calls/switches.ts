import * as calls from '@fairground/contract/calls/switches'
import { personOf } from '../../../people/staff/key-id-of.ts'
import { findSwitch, listSwitches as list } from '../list-switches.ts'
import { handle } from '../parts.ts'
import { turnSwitch } from '../turn-switch.ts'

/** Lists the switches of all kinds, with who turned each last. */
export const listSwitches = handle(calls.listSwitches, async ({ account }, { parts }) => list(parts.db, account))

/** Turns a switch. */
export const setSwitch = handle(
  calls.setSwitch,
  async ({ kind, id, off, reason }, context) => {
    const { parts } = context
    const person = await personOf(context)
    await turnSwitch(parts.db, { kind, id, off, reason, person, at: new Date(parts.now()) })
    const model = await findSwitch(parts.db, kind, id)
    if (!model) throw new Error(`the switch ${kind} ${id} is gone`)
    return { model }
  },
  async ({ kind, id }, { parts }) => (await findSwitch(parts.db, kind, id)) ?? null,
)
