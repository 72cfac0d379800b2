import type { ThemeModel } from '@fairground/contract/design'
import type { ColumnType } from 'kysely'

/** A column of JSON: read as its value, written as text. */
type Json<Value> = ColumnType<Value, string, string>

/** Designs, settings and texts of the operator (migrations 0012 to 0014). */
export type DesignTables = {
  design: { key: string; document: Json<ThemeModel>; note: string; published_at: Date }
  site_settings: {
    id: number
    document: Json<Record<string, unknown>>
    design_key: string | null
    texts_key: string | null
  }
  operator_text: { locale: string; key: string; text: string }
  text_snapshot: { key: string; maps: Json<TextMaps>; published_at: Date }
  missing_text: { locale: string; key: string; count: bigint; last_seen: Date }
}

/** Language to key to text. */
export type TextMaps = Readonly<Record<string, Readonly<Record<string, string>>>>
