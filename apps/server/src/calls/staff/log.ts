import { staff } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** What staff has done, the newest line first. */
export const log = handle(staff.log, async ({ pageNo, pageSize }, { services: { db } }) => {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('staff_action')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('staff_action')
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const content = rows.map((row) => ({
    id: row.id,
    ...(row.of_id !== null && { of: row.of_id }),
    at: row.at.getTime(),
    keyId: row.key_id,
    address: row.address,
    call: row.call,
    ...(row.outcome !== null && { outcome: row.outcome }),
    ...(row.before !== null && { before: row.before }),
    ...(row.after !== null && { after: row.after }),
  }))
  return { page: { content, total: Number(total) } }
})
