import { signedText } from '@fairground/contract/headers'
import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The signature of a call (STT): MD5 of the page's prefix, the path and the time, lower-case hex.
 * @param path without its query
 * @param time milliseconds since 1970
 */
export function signatureOf(path: string, time: number, prefix: string): string {
  return bytesToHex(md5(utf8ToBytes(signedText(prefix, path, time))))
}
