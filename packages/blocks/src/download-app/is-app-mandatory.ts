import type { DesignPage } from '@fairground/contract/design'
import { readData } from '../fields.ts'
import { itemsIn } from '../inner-items.ts'
import { downloadApp } from './block.tsx'
import { downloadAppFields } from './fields.ts'

/** Whether a design makes its app mandatory (PO-04): a download-app block on any page can say so. */
export function isAppMandatory(pages: readonly Pick<DesignPage, 'items'>[]): boolean {
  return itemsIn(pages.flatMap(({ items }) => items)).some(
    ({ comId, data }) => comId === downloadApp.comId && readData(downloadAppFields, data, () => undefined).mandatory,
  )
}
