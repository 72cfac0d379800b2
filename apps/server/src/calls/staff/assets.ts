import { staff } from '@fairground/contract'
import { fileLimits } from '../../assets/file-kinds.data.ts'
import { listVersions, pageSiteAssets, removeSiteAsset, saveSiteAsset } from '../../assets/site-assets.ts'
import { handle } from '../../http/handler.ts'

/** Keeps a file under a name. */
export const uploadAsset = handle(
  staff.uploadAsset,
  async ({ name }, context) => ({
    model: await saveSiteAsset(context.services, name, await context.readFile(fileLimits.assetMediaBytes)),
  }),
  async ({ name }, { services }) => await listVersions(services.db, name),
)

/** The operator's files. */
export const listAssets = handle(staff.listAssets, async (page, { services }) => ({
  page: await pageSiteAssets(services.db, page),
}))

/** Removes a name with all its versions. */
export const removeAsset = handle(
  staff.removeAsset,
  async ({ name }, { services }) => {
    await removeSiteAsset(services, name)
    return {}
  },
  async ({ name }, { services }) => await listVersions(services.db, name),
)
