/** An encrypted column. */
export interface SealedColumn {
  table: string
  column: string
  /** The columns that name a row, and their types. Their order is that of the place. */
  key: Readonly<Record<string, string>>
  /** Which rows are encrypted, as SQL; the others are plain. */
  only?: string
  /** `bytes`: a bytea, beside `key_id`. */
  form: 'text' | 'bytes'
  /** Most rows in one statement of a rotation. */
  batch: number
}

/** Every encrypted column. One more needs a line here. */
export const SEALED_COLUMNS = {
  serverSeed: {
    ...{ table: 'seed_pair', column: 'server_seed', key: { account_id: 'uuid', id: 'uuid' } },
    // A revealed seed is public.
    only: "status <> 'revealed'",
    form: 'text',
    batch: 500,
  },
  multiplayerSeed: {
    ...{ table: 'multiplayer_seed', column: 'seed', key: { game_id: 'text', chain: 'integer', link: 'integer' } },
    form: 'text',
    batch: 500,
  },
  appSecret: { table: 'account', column: 'totp_secret', key: { id: 'uuid' }, form: 'text', batch: 500 },
  pendingAppSecret: { table: 'account', column: 'totp_pending', key: { id: 'uuid' }, form: 'text', batch: 500 },
  serverSecret: { table: 'server_secret', column: 'secret', key: { name: 'text' }, form: 'text', batch: 500 },
  identity: {
    ...{ table: 'kyc_case', column: 'identity', key: { account_id: 'uuid', id: 'uuid' } },
    form: 'bytes',
    batch: 100,
  },
  document: {
    ...{ table: 'kyc_document', column: 'sealed', key: { account_id: 'uuid', id: 'uuid' } },
    form: 'bytes',
    // Pictures of some megabytes.
    batch: 4,
  },
  upload: {
    ...{ table: 'upload', column: 'sealed', key: { account_id: 'uuid', id: 'uuid' } },
    form: 'bytes',
    batch: 4,
  },
  // A sent message has no text any more.
  messageSubject: {
    ...{ table: 'message', column: 'subject', key: { id: 'uuid' }, only: "subject <> ''" },
    form: 'text',
    batch: 500,
  },
  messageBody: {
    ...{ table: 'message', column: 'body', key: { id: 'uuid' }, only: "body <> ''" },
    form: 'text',
    batch: 500,
  },
} as const satisfies Record<string, SealedColumn>

/** Where a value is stored: the additional data of its encryption. */
export type Place = string & { readonly brand: 'place' }

type PlaceArguments<Name extends keyof typeof SEALED_COLUMNS> = {
  [Key in keyof (typeof SEALED_COLUMNS)[Name]['key']]: string | number
}

/** The place of a value, by the row's key. */
export function placeOf<Name extends keyof typeof SEALED_COLUMNS>(name: Name, row: PlaceArguments<Name>): Place {
  return placeIn(SEALED_COLUMNS[name], row as Readonly<Record<string, string | number>>)
}

/** Like `placeOf`, for code that goes over all columns. */
export function placeIn(sealedColumn: SealedColumn, row: Readonly<Record<string, string | number>>): Place {
  const { table, column, key, form } = sealedColumn
  const names = Object.keys(key).map((name) => String(row[name]))
  // Documents are encrypted since a release whose places had no table: their ids are unique over all tables.
  return (form === 'bytes' ? names : [`${table}.${column}`, ...names]).join(':') as Place
}

/** The place of a key's own id in `data_key`. */
export function probePlace(keyId: string): Place {
  return `data_key.probe:${keyId}` as Place
}
