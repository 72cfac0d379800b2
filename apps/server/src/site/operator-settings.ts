import { isDeepStrictEqual } from 'node:util'
import { CallError, type SiteSettingsDocument, siteSettingsSchema } from '@fairground/contract'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/tx.ts'
import { type FieldErrors, parserOf } from '../http/parser.ts'
import { createFreshReader } from './fresh-reader.ts'

/** What the operator has set, as it is in force. */
export interface OperatorSettings {
  document: SiteSettingsDocument
  /** Names of the settings that were set; the others have their default. */
  set: readonly string[]
  /** Keys of the published design and texts; empty before the first start has published any. */
  designKey: string
  textsKey: string
}

/** The operator's settings. */
export interface SettingsStore {
  /** What is in force, at most a second behind a change. */
  read(): Promise<OperatorSettings>
  /** What is stored this moment. */
  load(): Promise<OperatorSettings>
  /**
   * Changes settings by name; `null` brings back a default. The rest stays.
   * @throws CallError invalid_request with the path of each that is wrong
   */
  save(patch: Readonly<Record<string, unknown>>): Promise<OperatorSettings>
}

/** Reads the settings document as it is in force now; asked for by every call. */
export type ReadSettings = () => Promise<SiteSettingsDocument>

/** Settings that would promise players something that nothing enforces yet: they keep their default. */
const NOT_BUILT = ['smsConfig', 'enabledSmsConfigs'] as const satisfies readonly (keyof SiteSettingsDocument)[]

const DEFAULTS = siteSettingsSchema.parse({})
const parseDocument = parserOf(siteSettingsSchema)

/**
 * The settings of a database.
 * @param given what a test has set: it stands before what is stored
 */
export function createSettingsStore(db: Database, given: Partial<SiteSettingsDocument> = {}): SettingsStore {
  async function load(): Promise<OperatorSettings> {
    const row = await db
      .selectFrom('site_settings')
      .select(['document', 'design_key', 'texts_key'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    return {
      document: readDocument({ ...withoutUnbuilt(row.document), ...given }),
      set: Object.keys(row.document).toSorted(),
      designKey: row.design_key ?? '',
      textsKey: row.texts_key ?? '',
    }
  }
  return {
    read: createFreshReader(load),
    load,
    async save(patch) {
      await transaction(db, async (tx) => {
        const { document } = await tx
          .selectFrom('site_settings')
          .select('document')
          .where('id', '=', 1)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const next = apply(document, patch)
        await tx
          .updateTable('site_settings')
          .set({ document: JSON.stringify(next) })
          .where('id', '=', 1)
          .execute()
      })
      return load()
    },
  }
}

/** The document with its patch, checked. */
function apply(document: Readonly<Record<string, unknown>>, patch: Readonly<Record<string, unknown>>): object {
  const strangers = Object.keys(patch).filter((name) => !Object.hasOwn(siteSettingsSchema.shape, name))
  if (strangers.length > 0) refuse(strangers.map((path) => ({ path, message: 'There is no such setting' })))
  const next = Object.fromEntries(Object.entries({ ...document, ...patch }).filter(([, value]) => value !== null))
  const parsed = parseDocument(next)
  if (!parsed.ok) refuse(parsed.errors)
  const unbuilt = NOT_BUILT.filter(
    (name) => Object.hasOwn(next, name) && !isDeepStrictEqual(parsed.value[name], DEFAULTS[name]),
  )
  if (unbuilt.length > 0)
    refuse(unbuilt.map((path) => ({ path, message: 'No code is sent or asked for yet: it cannot be switched on' })))
  return next
}

function refuse(errors: FieldErrors): never {
  const fields = errors.map(({ path, message }) => ({ path: `settings.${path}`, message }))
  throw new CallError('invalid_request', undefined, fields)
}

/** What an earlier release has let the operator store of them has no effect. */
function withoutUnbuilt(stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !NOT_BUILT.some((unbuilt) => unbuilt === name)))
}

/** A stored setting that this release no longer takes falls back alone. */
function readDocument(stored: Readonly<Record<string, unknown>>): SiteSettingsDocument {
  const whole = parseDocument(stored)
  if (whole.ok) return whole.value
  const wrong = new Set(whole.errors.map(({ path }) => path.split('.')[0]))
  const sound = Object.fromEntries(Object.entries(stored).filter(([name]) => !wrong.has(name)))
  return siteSettingsSchema.parse(sound)
}
