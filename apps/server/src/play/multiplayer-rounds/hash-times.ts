import { hash } from 'node:crypto'

const WORDS = 8
const ROUNDS = 64

/** The first 32 fraction bits of the square roots, and of the cube roots, of the first primes (FIPS 180-4). */
const START = fractionsOf(2n, WORDS)
const ROUND = fractionsOf(3n, ROUNDS)

/**
 * Hashes a seed by SHA-256 `times` times: each hash is of the 32 bytes of the previous one. `node:crypto` takes about three
 * times as long for each of these sequential hashes. It checks the last hash.
 * @param seed 32 bytes
 * @param times 1 and more
 * @throws when `node:crypto` disagrees
 */
export function hashTimes(seed: Buffer, times: number): NonSharedBuffer {
  const now = Int32Array.from({ length: WORDS }, (_, at) => seed.readInt32BE(4 * at))
  const schedule = new Int32Array(ROUNDS)
  for (let time = 1; time < times; time++) hashWords(now, schedule)
  const beforeLast = bytesOf(now)
  hashWords(now, schedule)
  const last = bytesOf(now)
  if (!last.equals(hash('sha256', beforeLast, 'buffer'))) throw new Error('two ways to make a SHA-256 disagree')
  return last
}

/** Replaces eight words by their SHA-256. @param w buffer for the message schedule */
function hashWords(words: Int32Array, w: Int32Array): void {
  for (let at = 0; at < WORDS; at++) w[at] = word(words, at)
  // The end of the message, and its length in bits.
  w[8] = 1 << 31
  for (let at = 9; at < 15; at++) w[at] = 0
  w[15] = 32 * WORDS
  for (let at = 16; at < ROUNDS; at++) {
    const near = word(w, at - 2)
    const far = word(w, at - 15)
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    w[at] = word(w, at - 16) + low + word(w, at - 7) + high
  }
  let a = word(START, 0)
  let b = word(START, 1)
  let c = word(START, 2)
  let d = word(START, 3)
  let e = word(START, 4)
  let f = word(START, 5)
  let g = word(START, 6)
  let h = word(START, 7)
  for (let at = 0; at < ROUNDS; at++) {
    const choice = g ^ (e & (f ^ g))
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + word(ROUND, at) + word(w, at)) | 0
    const majority = (a & b) | (c & (a | b))
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  words[0] = word(START, 0) + a
  words[1] = word(START, 1) + b
  words[2] = word(START, 2) + c
  words[3] = word(START, 3) + d
  words[4] = word(START, 4) + e
  words[5] = word(START, 5) + f
  words[6] = word(START, 6) + g
  words[7] = word(START, 7) + h
}

/** Rotates a word right. */
const turn = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits))

/** Returns a word of a list that is long enough. */
const word = (list: Int32Array, at: number): number => list[at] as number

function bytesOf(words: Int32Array): NonSharedBuffer {
  const bytes = Buffer.alloc(4 * WORDS)
  for (let at = 0; at < WORDS; at++) bytes.writeInt32BE(word(words, at), 4 * at)
  return bytes
}

/** The first 32 fraction bits of the roots of the first primes. @param power of the root */
function fractionsOf(power: bigint, count: number): Int32Array {
  const primes: bigint[] = []
  for (let number = 2n; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0n)) primes.push(number)
  return Int32Array.from(primes, (prime) => Number(BigInt.asIntN(32, rootOf(prime << (32n * power), power))))
}

/** The integer part of a root. */
function rootOf(number: bigint, power: bigint): bigint {
  let root = 0n
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((root + bit) ** power <= number) root += bit
  return root
}
