/** PostgreSQL's ids of the column types. They are the same in every database. */
const TYPES = {
  uuid: 2950,
  'uuid[]': 2951,
  text: 25,
  smallint: 21,
  integer: 23,
  bigint: 20,
  timestamptz: 1184,
  jsonb: 3802,
} as const

/** Name of a type that the writer knows. */
export type TypeName = keyof typeof TYPES
/** A value of a column: numbers as they are, a timestamp in milliseconds, jsonb as text, undefined for null. */
export type Value = string | number | bigint | readonly string[] | undefined

const NULL = -1
/** PostgreSQL counts microseconds from 2000-01-01. */
const EPOCH_MS = Date.UTC(2000, 0, 1)

const DASH = 45
const TWO_TO_32 = 2 ** 32
/** The value of a hexadecimal digit, by its character code. */
const NIBBLES = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0)

/**
 * All values are written here first, one after the other. A buffer of its own for each value would make the engine collect
 * garbage every second.
 */
let buffer = Buffer.allocUnsafe(16_384)

/** Creates a writer of PostgreSQL's binary format, which the database reads without parsing text. One writes at a time. */
function createWriter() {
  let at = 0

  function reserve(size: number): void {
    if (at + size <= buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + size))
    buffer.copy(larger, 0, 0, at)
    buffer = larger
  }

  function int32(value: number): void {
    reserve(4)
    at = buffer.writeInt32BE(value, at)
  }

  // Without calls into the runtime: for some forty values an action they would cost more than the action itself.
  function uuid(value: string): void {
    reserve(16)
    for (let position = 0; position < 36; position += 2) {
      if (value.charCodeAt(position) === DASH) position++
      const high = NIBBLES[value.charCodeAt(position)] ?? 0
      buffer[at++] = (high << 4) | (NIBBLES[value.charCodeAt(position + 1)] ?? 0)
    }
  }

  function int64(value: bigint | number): void {
    reserve(8)
    const number = Number(value)
    if (Number.isSafeInteger(number)) {
      at = buffer.writeInt32BE(Math.floor(number / TWO_TO_32), at)
      at = buffer.writeInt32BE(number | 0, at)
    } else at = buffer.writeBigInt64BE(BigInt(value), at)
  }

  function text(value: string, prefix = ''): void {
    reserve(4 + (prefix.length + value.length) * 3)
    const start = at
    at += 4
    if (prefix) at += buffer.write(prefix, at, 'latin1')
    at += buffer.write(value, at, 'utf8')
    buffer.writeInt32BE(at - start - 4, start)
  }

  function value(type: TypeName, content: Value): void {
    if (content === undefined) int32(NULL)
    else if (type === 'uuid') {
      int32(16)
      uuid(content as string)
    } else if (type === 'text') text(content as string)
    // The first byte is the version of the format.
    else if (type === 'jsonb') text(content as string, '\u0001')
    else if (type === 'bigint') {
      int32(8)
      int64(content as bigint | number)
    } else if (type === 'integer') {
      int32(4)
      int32(content as number)
    } else if (type === 'smallint') {
      int32(2)
      reserve(2)
      at = buffer.writeInt16BE(content as number, at)
    } else if (type === 'timestamptz') {
      int32(8)
      int64((Math.round(content as number) - EPOCH_MS) * 1000)
    } else uuids(content as readonly string[])
  }

  function uuids(ids: readonly string[]): void {
    int32(ids.length === 0 ? 12 : 20 + ids.length * 20)
    head(TYPES.uuid, ids.length)
    for (const id of ids) value('uuid', id)
  }

  /** Writes the header of a one-dimensional array. */
  function head(elementType: number, length: number): void {
    int32(length === 0 ? 0 : 1)
    int32(1)
    int32(elementType)
    if (length === 0) return
    int32(length)
    int32(1)
  }

  return {
    head,
    value,
    int32,
    length: () => at,
    patch: (position: number, size: number) => buffer.writeInt32BE(size, position),
    /** A copy of what was written, from the byte `start` on. */
    end: (start = 0) => Buffer.from(buffer.subarray(start, at)),
  }
}

/** Encodes an array as a parameter of a statement. */
export function encodeArray(type: TypeName, values: readonly Value[]): Buffer {
  const writer = createWriter()
  writer.head(TYPES[type], values.length)
  for (const value of values) writer.value(type, value)
  return writer.end()
}

/** Encodes one value as a parameter of a statement. */
export function encodeValue(type: TypeName, value: Exclude<Value, undefined>): Buffer {
  const writer = createWriter()
  writer.value(type, value)
  return writer.end(4)
}

/**
 * Encodes an array of rows of a composite type as a parameter of a statement.
 * @param rowType PostgreSQL's id of the composite type
 * @param columns types of its columns in their order; @param rows their values in the same order
 */
export function encodeRows(rowType: number, columns: readonly TypeName[], rows: readonly (readonly Value[])[]): Buffer {
  const writer = createWriter()
  writer.head(rowType, rows.length)
  for (const row of rows) {
    writer.int32(0)
    const start = writer.length()
    writer.int32(columns.length)
    for (let at = 0; at < columns.length; at++) {
      const type = columns[at] as TypeName
      writer.int32(TYPES[type])
      writer.value(type, row[at])
    }
    writer.patch(start - 4, writer.length() - start)
  }
  return writer.end()
}
