import type { View } from './hints.ts'
import type { Row } from './memory.ts'

/** A conversation that the caller, or anybody, has opened, with its secret if it is a visitor's. */
function conversationOf({ row }: View): Row {
  const { conversation, secret } = row('chatlive.open') as { conversation?: Row; secret?: unknown }
  return { id: conversation?.id, ...(secret !== undefined && { secret }) }
}

const staffOf = (view: View): Row => ({ id: view.row('staff.supportQueue').id ?? conversationOf(view).id })

/** Two conversations of one player, where the queue has shown such. */
function twoOfOnePlayer(view: View): Row {
  const rows = view.world.memory.rows('staff.supportQueue')
  const one = view.random.pick(rows.length > 0 ? rows : [conversationOf(view)])
  const other = rows.find(
    ({ id, accountId }) => id !== one.id && accountId !== undefined && accountId === one.accountId,
  )
  return { id: one.id, intoId: other?.id ?? conversationOf(view).id }
}

const words = ({ random }: View): Row => ({
  ...{ clientId: `f${random.below(1e9)}`, attachments: [] },
  body: random.chance(0.2) ? '4111 1111 1111 1111' : `text ${random.below(1e6)}`,
})

/** Fields of the live chat's calls that make sense together. `notGiven` leaves a field out, whatever the schema would make. */
export const supportHints = (notGiven: symbol): Readonly<Record<string, (view: View) => Row>> => ({
  'chatlive.open': (view) => ({
    ...{ ...words(view), language: 'en' },
    topic: view.random.pick(['payments', 'harm', 'other']),
    email: view.random.chance(0.5) ? 'ana@example.com' : notGiven,
  }),
  'chatlive.send': (view) => ({ ...conversationOf(view), ...words(view) }),
  'chatlive.history': (view) => ({ ...conversationOf(view), after: 0 }),
  'chatlive.typing': conversationOf,
  'chatlive.transcript': conversationOf,
  'chatlive.rate': conversationOf,
  'chatlive.close': conversationOf,
  'chatlive.complaint': conversationOf,
  'staff.supportQueue': ({ random }) => ({
    ...{ queue: random.pick(['waiting', 'mine', 'open', 'solved', 'complaints']), pageNo: 1, pageSize: 20 },
    ...{ language: notGiven, topic: notGiven },
  }),
  'staff.supportRead': staffOf,
  'staff.supportAssign': staffOf,
  'staff.supportAnswer': (view) => ({ ...staffOf(view), ...words(view), attachments: notGiven }),
  'staff.supportNote': staffOf,
  'staff.supportClose': staffOf,
  'staff.supportEscalate': staffOf,
  'staff.supportTyping': staffOf,
  'staff.supportMerge': twoOfOnePlayer,
})
