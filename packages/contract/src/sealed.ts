import { ecb } from '@noble/ciphers/aes.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

/**
 * Texts of sealed game calls: AES-ECB with PKCS#7 padding, as lower-case hex. Whoever has the page has the key, and equal
 * blocks look equal: this keeps nothing secret that TLS does not.
 */
export interface Seal {
  seal(text: string): string
  /** @throws for anything that was not sealed with this key */
  open(sealed: string): string
}

/**
 * The seal of a site key.
 * @param key 16, 24 or 32 characters of ASCII; with another length both functions throw
 */
export function sealOf(key: string): Seal {
  const bytes = utf8ToBytes(key)
  // The cipher refuses to be used twice, so each text has its own.
  return {
    seal: (text) => bytesToHex(ecb(bytes).encrypt(utf8ToBytes(text))),
    open: (sealed) => decoder.decode(ecb(bytes).decrypt(hexToBytes(sealed))),
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The key as the start-up configuration carries it (`sk`): written backwards. Done twice it is the key again. */
export function reversedKey(key: string): string {
  return [...key].reverse().join('')
}
