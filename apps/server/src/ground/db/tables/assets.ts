import type { ColumnType, Generated } from 'kysely'

/** Files, and contents published under a key (migration 0009). */
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
  upload: { account_id: string; id: string; digest: Buffer; at: Date }
  published: { key: string; content: ColumnType<unknown, string>; at: Date }
}
