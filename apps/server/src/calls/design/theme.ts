import { CallError, design } from '@fairground/contract'
import { themeForDevice } from '../../design/for-device.ts'
import { handle } from '../../http/handler.ts'

/** A published design; an old key goes on answering. */
export const theme = handle(design.theme, async ({ key, device }, { services }) => {
  const found = await services.designs.find(key)
  if (!found) throw new CallError('not_found')
  return { model: themeForDevice(found, device) }
})
