import { CallError } from '@fairground/contract/envelope'
import { type SiteSettingsDocument, siteSettingsSchema } from '@fairground/contract/site-settings'
import { findLocale } from '@fairground/phrases'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import { type FieldErrors, parserOf } from '../../ground/schema/parser.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'

/** The operator's settings in force. */
export interface OperatorSettings {
  document: SiteSettingsDocument
  /** Names of the settings that the operator has set; the others have their defaults. */
  setNames: readonly string[]
  /** Keys of the published design and texts; empty before the first start has published them. */
  designKey: string
  textsKey: string
}

/** The operator's settings. */
export interface SettingsStore {
  /** The settings in force, at most a second old. */
  read(): Promise<OperatorSettings>
  /** The stored settings. */
  load(): Promise<OperatorSettings>
  /**
   * Changes settings by name; `null` restores a default. The other settings stay.
   * @throws CallError invalid_request with the path of each wrong setting
   */
  save(patch: Readonly<Record<string, unknown>>): Promise<OperatorSettings>
}

/** Reads the settings document in force. Every call uses it. */
export type ReadSettings = () => Promise<SiteSettingsDocument>

const parseDocument = parserOf(siteSettingsSchema)

/**
 * Creates the store of a database.
 * @param overrides settings of a test, which replace the stored ones
 */
export function createSettingsStore(db: Database, overrides: Partial<SiteSettingsDocument> = {}): SettingsStore {
  async function load(): Promise<OperatorSettings> {
    const row = await db
      .selectFrom('site_settings')
      .select(['document', 'design_key', 'texts_key'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    return {
      document: readDocument({ ...row.document, ...overrides }),
      setNames: Object.keys(row.document).toSorted(),
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

/** Applies a patch to the document and validates what it sets. A stored setting that this release rejects stays as it is. */
function apply(document: Readonly<Record<string, unknown>>, patch: Readonly<Record<string, unknown>>): object {
  const unknownNames = Object.keys(patch).filter((name) => !Object.hasOwn(siteSettingsSchema.shape, name))
  if (unknownNames.length > 0) refuse(unknownNames.map((path) => ({ path, message: 'There is no such setting' })))
  const next = Object.fromEntries(Object.entries({ ...document, ...patch }).filter(([, value]) => value !== null))
  const result = parseDocument(next)
  const errors = result.ok ? [] : result.errors.filter(({ path }) => Object.hasOwn(patch, path.split('.')[0] ?? ''))
  if (errors.length > 0) refuse(errors)
  if (typeof patch.language === 'string' && !findLocale(patch.language))
    refuse([{ path: 'language', message: 'The site has no texts in this language' }])
  return next
}

function refuse(errors: FieldErrors): never {
  const fields = errors.map(({ path, message }) => ({ path: `settings.${path}`, message }))
  throw new CallError('invalid_request', undefined, fields)
}

/** Parses a stored document. A setting that this release rejects gets its default. */
function readDocument(document: Readonly<Record<string, unknown>>): SiteSettingsDocument {
  const result = parseDocument(document)
  if (result.ok) return result.value
  const wrongNames = new Set(result.errors.map(({ path }) => path.split('.')[0]))
  const validSettings = Object.fromEntries(Object.entries(document).filter(([name]) => !wrongNames.has(name)))
  return siteSettingsSchema.parse(validSettings)
}
