import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DocumentKeys } from './document-key.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypted bytes, and the key that encrypted them. */
export interface Sealed {
  keyId: string
  /** 12 bytes of nonce, the encrypted bytes, 16 bytes of tag. */
  sealed: Buffer
}

/** Whose bytes they are. They decrypt only with the same owner, so that a row cannot be given to another player. */
export interface SealOwner {
  accountId: string
  /** Id of the document or of the case. */
  id: string
}

/** Encrypts bytes with the newest key: AES-256-GCM with a random nonce, over the owner. */
export function seal([key]: DocumentKeys, owner: SealOwner, bytes: Uint8Array): Sealed {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(ownerBytes(owner))
  const encryptedBytes = Buffer.concat([cipher.update(bytes), cipher.final()])
  return { keyId: key.id, sealed: Buffer.concat([nonce, encryptedBytes, cipher.getAuthTag()]) }
}

/** Decrypts bytes. @throws when the key is not there, or the bytes or their owner were changed */
export function unseal(keys: DocumentKeys, owner: SealOwner, { keyId, sealed }: Sealed): Buffer {
  const key = keys.find(({ id }) => id === keyId)
  if (!key) throw new Error(`the document key ${keyId} is missing: add it to DOCUMENT_KEY or document.key`)
  const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, NONCE_BYTES))
  decipher.setAAD(ownerBytes(owner)).setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

function ownerBytes({ accountId, id }: SealOwner): Buffer {
  return Buffer.from(`${accountId}:${id}`)
}
