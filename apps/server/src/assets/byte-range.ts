/** Bytes of a file from `first` to `last`, both counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * What a `Range` header asks for of a file of `size` bytes (RFC 9110, 14.2): one range, `unsatisfiable` when it begins
 * behind the end, `whole` for none, for several, and for what is no range.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const length = Number(to)
    return length === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  if (first >= size) return 'unsatisfiable'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
