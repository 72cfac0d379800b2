import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '@fairground/embedded-postgres'

const PROBE_MS = 200

const OPEN_CARDS = 'select 1 from chat_card where done_at is null limit 1'
const POSTED_CARDS = `
  select c.slip_id as slip, count(m.id)::int as posted, bool_and(m.id = c.message_id) as "isNoted",
    max(m.card ->> 'state') as state, max(r.result) as result
  from chat_card c
    join chat_message m on m.card ->> 'slipId' = c.slip_id::text and m.type = 'bet'
    join round r on r.account_id = c.account_id and r.id = c.slip_id
  group by c.slip_id`

/**
 * Waits until the chat has done what it has to with every card of a slip, and compares the cards with the slips: each is posted once
 * or not at all, and tells how its slip ended. @returns one sentence a fault
 */
export function auditCards(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    while ((await client.query(OPEN_CARDS)).rows.length > 0) await pause(PROBE_MS)
    const { rows } = await client.query(POSTED_CARDS)
    if (rows.length === 0) return ['no card was posted']
    return rows.flatMap(({ slip, posted, isNoted, state, result }) => {
      if (posted !== 1 || !isNoted) return [`the card of ${slip} is posted ${posted} times`]
      return STATES[result]?.includes(state) ? [] : [`the card of ${slip} says ${state}, the slip is ${result}`]
    })
  })
}

/** What a card says of a result. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  WIN: ['won'],
  LOSE: ['lost'],
  CANCELLED: ['cancelled', 'void'],
}
