import { file } from '@fairground/contract'
import { fileLimits } from '../../assets/file-kinds.data.ts'
import { keepUpload } from '../../assets/uploads.ts'
import { handle } from '../../http/handler.ts'

/** A picture of the player. What `image` says makes no difference: a file is what its bytes say. */
export const upload = handle(file.upload, async (_, context) => {
  const sent = await context.readFile(fileLimits.uploadBytes)
  const { id, mime, bytes, width, height } = await keepUpload(context.services, context.session.accountId, sent)
  return { model: { id, url: `/api/file/${id}`, mime, bytes: bytes.length, width, height } }
})
