import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKey, DataKeys, KeySource } from './key-source.ts'
import type { Place } from './places.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypted bytes, and the key that encrypted them. */
export interface Sealed {
  keyId: string
  /** 12 bytes of nonce, the encrypted bytes, 16 bytes of tag. */
  sealed: Buffer
}

/**
 * Encrypts and decrypts what the database must not hold in plain: AES-256-GCM with a random nonce. The place in the database
 * is additional data, so a value that was moved to another row or column does not decrypt.
 */
export interface Keyring {
  /** Encrypts a text with the newest key: `s1:`, the key's id, `:`, and nonce, encrypted bytes and tag in base64url. */
  seal(place: Place, text: string): string
  /** Decrypts a text. @throws when it is plain, its key is missing, or it was changed or moved */
  open(place: Place, stored: string): string
  /** Like `seal`, for bytes. */
  sealBytes(place: Place, bytes: Uint8Array): Sealed
  /** Like `open`, for bytes. */
  openBytes(place: Place, stored: Sealed): Buffer
  /** Ids of the keys, the newest first. */
  listKeyIds(): readonly string[]
  /** Where the keys come from, for messages. */
  sourceName: string
}

const SEALED = /^s1:([0-9a-f]{8}):([\w-]+)$/

/** The start of the texts that a key has encrypted. */
export function sealedPrefix(keyId: string): string {
  return `s1:${keyId}:`
}

/**
 * Creates the keyring. It reads a key file again once that changed: a server that runs takes a new key without a restart.
 * @throws StartRefused when the source has no list of keys
 */
export function createKeyring(source: KeySource): Keyring {
  let keys = source.read()
  let stamp = source.stamp()

  function readAgain(): DataKeys {
    // A file that is away for a moment, or half restored, leaves the keys that the server has.
    try {
      const nextStamp = source.stamp()
      if (nextStamp === stamp) return keys
      keys = source.read()
      stamp = nextStamp
    } catch {
      return keys
    }
    return keys
  }

  function getKey(keyId: string): DataKey {
    const isWanted = ({ id }: DataKey) => id === keyId
    const key = keys.find(isWanted) ?? readAgain().find(isWanted)
    if (!key) throw new Error(`the key ${keyId} is missing: add it to ${source.name}`)
    return key
  }

  function sealBytes(place: Place, bytes: Uint8Array): Sealed {
    const [key] = readAgain()
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(Buffer.from(place))
    const encryptedBytes = Buffer.concat([cipher.update(bytes), cipher.final()])
    return { keyId: key.id, sealed: Buffer.concat([nonce, encryptedBytes, cipher.getAuthTag()]) }
  }

  function openBytes(place: Place, { keyId, sealed }: Sealed): Buffer {
    const decipher = createDecipheriv(CIPHER, getKey(keyId).bytes, sealed.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    } catch (cause) {
      throw new Error(`the value of ${place} does not decrypt: it was changed or moved`, { cause })
    }
  }

  return {
    sealBytes,
    openBytes,
    seal(place, text) {
      const { keyId, sealed } = sealBytes(place, Buffer.from(text))
      return sealedPrefix(keyId) + sealed.toString('base64url')
    },
    open(place, stored) {
      const [, keyId, encrypted] = SEALED.exec(stored) ?? []
      if (keyId === undefined || encrypted === undefined) throw new Error(`the value of ${place} is not encrypted`)
      return openBytes(place, { keyId, sealed: Buffer.from(encrypted, 'base64url') }).toString()
    },
    listKeyIds: () => readAgain().map(({ id }) => id),
    sourceName: source.name,
  }
}
