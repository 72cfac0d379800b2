import * as staff from '@fairground/contract/calls/staff'
import { fileLimits } from '../../../operator/assets/file-kinds.data.ts'
import { listVersions, pageSiteAssets, removeSiteAsset, saveSiteAsset } from '../../../operator/assets/site-assets.ts'
import { keyOf } from '../../../people/staff/key-id-of.ts'
import { listStaff } from '../../../people/staff/staff-key.ts'
import { type DeskParts, handle } from '../parts.ts'

/** Stores a file under a name. */
export const uploadAsset = handle(
  staff.uploadAsset,
  async ({ name }, context) => ({
    model: await saveSiteAsset(context.parts, name, await context.readFile(fileLimits.assetMediaBytes)),
  }),
  async ({ name }, { parts }) => await listVersions(parts.db, name),
)

/** Lists the operator's files. */
export const listAssets = handle(staff.listAssets, async (page, { parts }) => ({
  page: await pageSiteAssets(parts.db, page),
}))

/** Removes a name with all its versions. */
export const removeAsset = handle(
  staff.removeAsset,
  async ({ name }, { parts }) => {
    await removeSiteAsset(parts, name)
    return {}
  },
  async ({ name }, { parts }) => await listVersions(parts.db, name),
)

/** Publishes a notice, or changes one. */
export const saveNotice = handle(
  staff.saveNotice,
  async (draft, { parts }) => ({ model: await parts.notices.save(draft) }),
  // A new notice has no state before the call, and its id is in the answer.
  async ({ id }, { parts }) => (id === undefined ? undefined : await findNotice(parts, id)),
)

/** Removes a notice. */
export const removeNotice = handle(
  staff.removeNotice,
  async ({ id }, { parts }) => {
    await parts.notices.remove(id)
    return {}
  },
  async ({ id }, { parts }) => await findNotice(parts, id),
)

async function findNotice({ notices }: Pick<DeskParts, 'notices'>, id: string) {
  return (await notices.listAll()).find((notice) => notice.id === id) ?? null
}

/** Lists every notice. */
export const listNotices = handle(staff.listNotices, async ({ pageNo, pageSize }, { parts }) => {
  const all = await parts.notices.listAll()
  return { page: { content: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length } }
})

/** Lists the log of staff actions, the newest first. */
export const log = handle(staff.log, async ({ pageNo, pageSize }, { parts: { db } }) => {
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

/** The person of the key, and all persons who have or had one. */
export const whoAmI = handle(staff.whoAmI, async (_, context) => {
  const [{ id, name, may }, people] = await Promise.all([keyOf(context), listStaff(context.parts.db)])
  return { model: { id, name, may: [...may] }, people }
})
