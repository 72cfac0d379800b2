import { staff } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

/** Publishes a notice, or changes one. */
export const saveNotice = handle(
  staff.saveNotice,
  async (draft, { services }) => ({ model: await services.notices.save(draft) }),
  // A new one is not there before, and its id is in the answer.
  async ({ id }, { services }) => (id === undefined ? undefined : await findNotice(services, id)),
)

/** Takes a notice back. */
export const removeNotice = handle(
  staff.removeNotice,
  async ({ id }, { services }) => {
    await services.notices.remove(id)
    return {}
  },
  async ({ id }, { services }) => await findNotice(services, id),
)

async function findNotice({ notices }: Pick<Services, 'notices'>, id: string) {
  return (await notices.listAll()).find((notice) => notice.id === id) ?? null
}

/** Every notice there is. */
export const listNotices = handle(staff.listNotices, async ({ pageNo, pageSize }, { services }) => {
  const all = await services.notices.listAll()
  return { page: { content: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length } }
})
