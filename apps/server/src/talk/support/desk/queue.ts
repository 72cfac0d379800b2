import type { GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type { supportQueue } from '@fairground/contract/calls/staff-support'
import type { SupportParts } from '../parts.ts'
import { CLOSE_AFTER_DAYS, MOST_OF_AGENT, OPEN_STATES } from '../rules/conversation-state.ts'
import { measureAnswers } from '../waits.ts'
import { viewForStaff } from './find-conversation.ts'

const DAY_MS = 24 * 60 * 60_000
/** Days whose answers the figures are of. */
const MEASURED_DAYS = 30

/**
 * Reads a page of the queue. `waiting`: players who wait for an answer, and nobody or the caller has them; `mine`: the caller's;
 * `open`: all that are not solved; `solved`: of the last seven days; `complaints`: all that are not solved. Open ones come by
 * priority and then by the time that the player has waited.
 */
export async function readQueue(
  { db, now }: SupportParts,
  person: string,
  request: ParsedRequestOf<typeof supportQueue>,
): Promise<GivenAnswerOf<typeof supportQueue>> {
  const { pageNo, pageSize, queue, language, topic } = request
  const since = (days: number) => new Date(now() - days * DAY_MS)
  const open = db.selectFrom('support_conversation').where('state', 'in', OPEN_STATES)
  const parts = {
    waiting: open
      .where('waiting_since', 'is not', null)
      .where((where) => where.or([where('agent', 'is', null), where('agent', '=', person)])),
    mine: open.where('agent', '=', person),
    open,
    solved: db
      .selectFrom('support_conversation')
      .where('state', 'in', ['SOLVED', 'CLOSED'])
      .where('last_at', '>=', since(CLOSE_AFTER_DAYS)),
    complaints: open.where('complaint_number', 'is not', null),
  }
  let part = parts[queue]
  if (language !== undefined) part = part.where('language', '=', language)
  if (topic !== undefined) part = part.where('topic', '=', topic)
  const ordered =
    queue === 'solved' ? part.orderBy('last_at', 'desc') : part.orderBy('priority').orderBy('waiting_since')
  const [rows, { total }, { mine }, figures] = await Promise.all([
    ordered
      .orderBy('id')
      .selectAll()
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    part.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
    parts.mine.select(({ fn }) => fn.countAll<bigint>().as('mine')).executeTakeFirstOrThrow(),
    measureAnswers(db, since(MEASURED_DAYS)),
  ])
  return {
    page: { content: rows.map((row) => viewForStaff(row, now())), total: Number(total) },
    ...{ figures, mine: Number(mine), most: MOST_OF_AGENT },
  }
}
