import type { ComponentType } from 'react'
import { type DataOf, type Fault, type Fields, readData } from './fields.ts'

/** Where a block may stand: on `page`s, or around all of them (`global`). */
export type Place = 'page' | 'global'

/** The props of a block's view. */
export interface ViewProps<F extends Fields> {
  data: DataOf<F>
  /** The item's id: unique on its page, for anchors. */
  id: string
}

/**
 * A call whose answer a block shows at first, so that the server can put it into the page. Only calls that need no
 * player.
 */
export interface Need {
  call: string
  request: Record<string, unknown>
}

/** The description of a block. */
export interface BlockDescription<F extends Fields> {
  /** The number by which items name it: `C` and six digits. Never changes. */
  comId: string
  /** Its folder, and its name in the studio. */
  name: string
  place: Place
  fields: F
  /** Fetches the view, which has its own chunk. */
  load(): Promise<{ View: ComponentType<ViewProps<F>> }>
  /** The skeleton of the view in its own size: shown until the view is loaded, and in the studio's list of blocks. */
  Sketch: ComponentType
  /** Whether it urges a player on, such as an offer or the wins of others: a limited player never sees it (RG-03). */
  urges?: true
  /** The calls whose answers it shows at first on a page at `pathname`. */
  needs?(data: DataOf<F>, pathname: string): readonly Need[]
}

/** The props of a block: an item's raw data, and the function that takes its faults. */
export interface RawProps {
  raw: unknown
  id: string
  fault: Fault
}

/** One kind of block, whatever its fields: it reads the raw data of its items itself. */
export interface Block {
  readonly comId: string
  readonly name: string
  readonly place: Place
  readonly fields: Fields
  readonly urges?: true
  readonly Sketch: ComponentType
  load(): Promise<ComponentType<RawProps>>
  needs(raw: unknown, pathname: string): readonly Need[]
}

/** Makes a block from its description. */
export function defineBlock<F extends Fields>(description: BlockDescription<F>): Block {
  const { fields, load, needs, ...rest } = description
  return {
    ...rest,
    fields,
    async load() {
      const { View } = await load()
      return ({ raw, id, fault }) => <View data={readData(fields, raw, fault)} id={id} />
    },
    needs: (raw, pathname) =>
      needs?.(
        readData(fields, raw, () => undefined),
        pathname,
      ) ?? [],
  }
}
