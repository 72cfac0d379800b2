import { LONG_WORK_MS, withClient } from '@fairground/embedded-postgres'
import type { Client } from 'pg'
import { type Keyring, type Sealed, sealedPrefix } from './keyring.ts'
import { placeIn, SEALED_COLUMNS, type SealedColumn } from './places.ts'
import { PLAIN } from './require-keys.ts'

/** A row: its key's columns, the value, and for bytes `key_id`. */
type Row = Readonly<Record<string, string | number>> & { stored: string | Buffer; key_id?: string }

/**
 * Encrypts every value that is plain or that an older key encrypted with the newest key, while servers use the database. It may
 * end at any moment and start again, and two may run at once: a row is written only while its value is the one that was read.
 * @returns how many values it wrote
 */
export function resealAll(url: string, keyring: Keyring): Promise<number> {
  const reseal = async (reader: Client, writer: Client) => {
    let total = 0
    for (const column of Object.values<SealedColumn>(SEALED_COLUMNS)) {
      // A row that was locked or changed meanwhile waits for the next pass.
      for (let pass = await resealColumn(reader, writer, { column, keyring }); pass.found > 0; ) {
        total += pass.written
        pass = await resealColumn(reader, writer, { column, keyring })
      }
    }
    return total
  }
  return withClient(url, (reader) => withClient(url, (writer) => reseal(reader, writer), LONG_WORK_MS), LONG_WORK_MS)
}

/** Goes over a column once, in a snapshot of one moment. */
async function resealColumn(
  reader: Client,
  writer: Client,
  { column, keyring }: { column: SealedColumn; keyring: Keyring },
): Promise<{ found: number; written: number }> {
  const pass = { found: 0, written: 0 }
  const [newestId = ''] = keyring.listKeyIds()
  await reader.query('begin')
  try {
    await reader.query(`declare stale no scroll cursor for ${selectStale(column, newestId)}`)
    for (;;) {
      const { rows } = await reader.query<Row>(`fetch ${column.batch} from stale`)
      if (rows.length === 0) break
      pass.found += rows.length
      pass.written += await write(writer, { column, keyring, rows })
    }
  } finally {
    await reader.query('rollback')
  }
  return pass
}

/** @param newestId hex digits only */
function selectStale({ table, column, key, only = 'true', form }: SealedColumn, newestId: string): string {
  const names = Object.keys(key).join(', ')
  return form === 'text'
    ? `select ${names}, ${column} as stored from ${table}
        where ${column} is not null and ${only} and not starts_with(${column}, '${sealedPrefix(newestId)}')`
    : `select ${names}, ${column} as stored, key_id from ${table}
        where ${column} is not null and ${only} and key_id <> '${newestId}'`
}

async function write(
  client: Client,
  { column: sealedColumn, keyring, rows }: { column: SealedColumn; keyring: Keyring; rows: readonly Row[] },
): Promise<number> {
  const { table, column, key, form } = sealedColumn
  const keys = Object.entries(key)
  const type = form === 'text' ? 'text' : 'bytea'
  const values = rows.map((row) => resealValue(sealedColumn, keyring, row))
  const names = [...keys.map(([name]) => name), 'stored', 'value', 'key_id']
  const types = [...keys.map(([, keyType]) => keyType), type, type, 'text']
  const isSame = keys.map(([name]) => `t.${name} = b.${name}`).join(' and ')
  // `skip locked`: it waits for no lock, so that it takes part in no deadlock with money actions.
  const { rowCount } = await client.query(
    `with batch as (
        select * from unnest(${types.map((each, at) => `$${at + 1}::${each}[]`).join(', ')}) as b(${names.join(', ')})
      ), due as (
        select b.* from ${table} t join batch b on ${isSame} and t.${column} = b.stored for update of t skip locked
      )
      update ${table} t set ${column} = b.value${form === 'bytes' ? ', key_id = b.key_id' : ''}
      from due b where ${isSame} and t.${column} = b.stored`,
    [
      ...keys.map(([name]) => rows.map((row) => row[name])),
      rows.map(({ stored }) => stored),
      values.map(({ value }) => value),
      values.map(({ keyId }) => keyId),
    ],
  )
  return rowCount ?? 0
}

/** Decrypts a value where it is encrypted, and encrypts it with the newest key. */
function resealValue(
  column: SealedColumn,
  keyring: Keyring,
  row: Row,
): { value: string | Buffer; keyId: string | undefined } {
  const place = placeIn(column, row)
  const { stored, key_id: keyId } = row
  if (typeof stored === 'string') {
    const text = stored.startsWith('s1:') ? keyring.open(place, stored) : stored
    return { value: keyring.seal(place, text), keyId: undefined }
  }
  const bytes = keyId === PLAIN ? stored : keyring.openBytes(place, { keyId: keyId ?? '', sealed: stored })
  const { sealed, keyId: newestId }: Sealed = keyring.sealBytes(place, bytes)
  return { value: sealed, keyId: newestId }
}
