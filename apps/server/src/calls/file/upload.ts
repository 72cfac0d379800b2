import { CallError, file } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** A picture of the player. */
export const upload = handle(file.upload, async () => {
  throw new CallError('file_missing')
})
