import type { GivenAnswerOf } from '@fairground/contract/call'
import type { supportRead } from '@fairground/contract/calls/staff-support'
import { SUPPORT_CHANGED } from '@fairground/contract/support'
import type { Database } from '../../../ground/db/database.ts'
import { transaction } from '../../../ground/db/tx.ts'
import type { StoredLimit } from '../../../money/wallet/stored-play.ts'
import { changeConversation, readMessages, viewMessage } from '../conversation.ts'
import { readNotes } from '../notes.ts'
import type { SupportParts } from '../parts.ts'
import { OPEN_STATES } from '../rules/conversation-state.ts'
import { lockConversation, viewForStaff } from './find-conversation.ts'

/** More than any conversation has: the limits of calls end long before it. */
const ALL = 5_000

/** Reads a conversation for staff; its player's page shows it as seen. @throws CallError conversation_unknown */
export async function readForStaff(parts: SupportParts, id: string): Promise<GivenAnswerOf<typeof supportRead>> {
  const { db, tell } = parts
  const { row, isNews } = await transaction(db, async (tx) => {
    const locked = await lockConversation(tx, id)
    const isNews = locked.staff_read_seq < locked.seq
    return { row: isNews ? await changeConversation(tx, id, { staff_read_seq: locked.seq }) : locked, isNews }
  })
  if (isNews && row.account_id !== null) tell(row.account_id, SUPPORT_CHANGED, { id })
  const [messages, notes, player] = await Promise.all([
    readMessages(db, { id, after: 0, limit: ALL }),
    readNotes(db, id),
    row.account_id === null ? undefined : viewPlayer(parts, { accountId: row.account_id, id }),
  ])
  return {
    model: {
      conversation: viewForStaff(row, parts.now()),
      list: messages.map((message) => ({
        ...viewMessage(message),
        ...(message.person !== null && { person: message.person }),
      })),
      notes: notes.map(({ at, person, kind, body }) => ({ at: at.getTime(), person, kind, body })),
      ...(player && { player }),
    },
  }
}

/** What the other lists of staff say of a player, in numbers. */
async function viewPlayer({ db, now }: SupportParts, { accountId, id }: { accountId: string; id: string }) {
  const [account, kyc, lastCase, play, openWithdrawals, others] = await Promise.all([
    db.selectFrom('account').select(['nickname', 'country_id']).where('id', '=', accountId).executeTakeFirstOrThrow(),
    db.selectFrom('kyc_account').select('level').where('account_id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('kyc_case')
      .select('state')
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('play').select(['limits', 'excluded_until']).where('account_id', '=', accountId).executeTakeFirst(),
    countWithdrawals(db, accountId),
    listOthers(db, { accountId, id }),
  ])
  const limits = (play?.limits ?? []) as readonly StoredLimit[]
  return {
    ...{ name: account.nickname, countryId: account.country_id, verifiedLevel: kyc?.level ?? 0 },
    verification: lastCase?.state ?? 'NONE',
    ...{ openWithdrawals, others },
    limits: limits.filter(({ value }) => value !== null).length,
    isExcluded: Number(play?.excluded_until ?? 0) > now(),
  }
}

/** The other conversations of a player that are not solved. */
function listOthers(db: Database, { accountId, id }: { accountId: string; id: string }) {
  return db
    .selectFrom('support_conversation')
    .select(['id', 'topic'])
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN_STATES)
    .where('id', '<>', id)
    .orderBy('id')
    .execute()
}

async function countWithdrawals(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal')
    .innerJoin('account_wallet', 'account_wallet.wallet_id', 'withdrawal.account_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('account_wallet.account_id', '=', accountId)
    .where('status', 'in', ['REVIEW', 'SENT'])
    .executeTakeFirstOrThrow()
  return Number(count)
}
