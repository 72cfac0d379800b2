import type { ColumnType, Generated } from 'kysely'

/** Files, and contents published under a key (migrations 0009 and 0107). */
export type AssetTables = {
  asset_part: { digest: Buffer; part: number; bytes: Buffer }
  asset: {
    digest: Buffer
    mime: string
    kind: 'image' | 'audio' | 'video'
    size: ColumnType<bigint, number>
    width: number | null
    height: number | null
    alpha: Generated<boolean>
    moving: Generated<boolean>
    at: Date
  }
  site_asset: { name: string; digest: Buffer; at: Date }
  upload: {
    account_id: string
    id: string
    at: Date
    /** The file of a picture that the player shows to everybody; the others are encrypted here. */
    digest: Buffer | null
    key_id: string | null
    /** Encrypted. */
    sealed: Buffer | null
    mime: string | null
    /** Bytes of the picture. */
    size: number | null
    /** Pixels. */
    width: number | null
    height: number | null
  }
  published: { key: string; content: ColumnType<unknown, string>; at: Date }
}
