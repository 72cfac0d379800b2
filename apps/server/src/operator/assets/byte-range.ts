/** Bytes of a file from `first` to `last`, both counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, 14.2): one range, `unsatisfiable` when it starts after the end,
 * `whole` for no, several or invalid ranges.
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
