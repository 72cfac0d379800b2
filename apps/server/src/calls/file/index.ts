import * as file from '@fairground/contract/calls/file'
import { fileLimits } from '../../assets/file-kinds.data.ts'
import { keepUpload } from '../../assets/uploads.ts'
import { handle } from '../../http/handler.ts'
import { keepDocument } from '../../kyc/kyc-documents.ts'

/** Stores a picture of the player. The bytes decide the file's type; the server ignores the field `image`. */
export const upload = handle(file.upload, async ({ purpose }, context) => {
  const { services, session } = context
  const uploadBytes = await context.readFile(fileLimits.uploadBytes)
  const keep = purpose === 'kyc' ? keepDocument : keepUpload
  const { id, mime, bytes, width, height } = await keep(services, session.accountId, uploadBytes)
  return { model: { id, ...(!purpose && { url: `/api/file/${id}` }), mime, bytes: bytes.length, width, height } }
})
