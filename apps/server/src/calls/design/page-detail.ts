import { CallError, type DesignPage, type Device, design } from '@fairground/contract'
import { findPage, pageForDevice } from '../../design/for-device.ts'
import { handle } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

/** A page of the design in force. */
export const pageDetail = handle(design.pageDetail, async (request, { services }) => ({
  model: await getPage(services, request),
}))

/** The same inside of another page. */
export const embedPageDetail = handle(design.embedPageDetail, async (request, { services }) => ({
  model: await getPage(services, request),
}))

/** @throws CallError not_found */
async function getPage(
  { designs, settings }: Services,
  { id, device }: { id: string; device?: Device | undefined },
): Promise<DesignPage> {
  const theme = await designs.find((await settings.read()).designKey)
  const page = theme && findPage(theme, id)
  if (!page) throw new CallError('not_found')
  return pageForDevice(theme, page, device)
}
