import { sentAvatarUrl } from '@fairground/contract/avatar'
import * as file from '@fairground/contract/calls/file'
import { fileLimits } from '../../operator/assets/file-kinds.data.ts'
import { keepUpload } from '../../operator/assets/uploads.ts'
import { keepDocument } from '../../people/kyc/kyc-documents.ts'
import { sendAvatar } from '../../talk/profile/avatars.ts'
import { handle } from './parts.ts'

/** How the picture of each purpose is stored, and its address, if it has one. */
const purposes = {
  own: { keep: keepUpload, urlOf: (id: string) => `/api/file/${id}` },
  kyc: { keep: keepDocument, urlOf: undefined },
  avatar: { keep: sendAvatar, urlOf: sentAvatarUrl },
} as const

/** Stores a picture of the player. The bytes decide the file's type; the server ignores the field `image`. */
export const upload = handle(file.upload, async ({ purpose }, context) => {
  const { parts, session } = context
  const uploadBytes = await context.readFile(fileLimits.uploadBytes)
  const { keep, urlOf } = purposes[purpose ?? 'own']
  const { id, mime, bytes, width, height } = await keep(parts, session.accountId, uploadBytes)
  return { model: { id, ...(urlOf && { url: urlOf(id) }), mime, bytes: bytes.length, width, height } }
})
