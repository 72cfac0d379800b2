import { staff } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** Publishes a notice, or changes one. */
export const saveNotice = handle(staff.saveNotice, async (draft, { services }) => ({
  model: await services.notices.save(draft),
}))

/** Takes a notice back. */
export const removeNotice = handle(staff.removeNotice, async ({ id }, { services }) => {
  await services.notices.remove(id)
  return {}
})

/** Every notice there is. */
export const listNotices = handle(staff.listNotices, async ({ pageNo, pageSize }, { services }) => {
  const all = await services.notices.listAll()
  return { page: { content: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length } }
})
