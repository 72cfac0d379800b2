import { ecb } from '@noble/ciphers/aes.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/ciphers/utils.js'

/**
 * Encrypts sealed game calls: AES-ECB with PKCS#7 padding, as lower-case hex. The page contains the key, and equal blocks
 * look equal, so it protects nothing beyond TLS.
 */
export interface Seal {
  seal(text: string): string
  /** @throws for a text that this key did not seal */
  open(sealedText: string): string
}

/**
 * The seal of a site key.
 * @param key 16, 24 or 32 characters of ASCII; with another length both functions throw
 */
export function sealOf(key: string): Seal {
  const bytes = utf8ToBytes(key)
  // A cipher object works only once, so each text gets its own.
  return {
    seal: (text) => bytesToHex(ecb(bytes).encrypt(utf8ToBytes(text))),
    open: (sealedText) => decoder.decode(ecb(bytes).decrypt(hexToBytes(sealedText))),
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The key as the start-up configuration has it (`sk`): written backwards. */
export function reversedKey(key: string): string {
  return [...key].reverse().join('')
}
