import * as design from '@fairground/contract/calls/design'
import * as home from '@fairground/contract/calls/home'
import * as operator from '@fairground/contract/calls/operator'
import type { DesignPage, Item } from '@fairground/contract/design'
import { createClient } from '@fairground/testkit/client.ts'
import { expect } from './fixtures.ts'
import type { Product } from './product.ts'

/** An item of a page, named by its block. */
export const item = (comId: string, data: Record<string, unknown> = {}): Item => ({ id: `it-${comId}`, comId, data })

/** Publishes a lobby of some blocks, in the surroundings that are there, and waits until it is in force. */
export async function publishLobby(product: Product, items: readonly Item[]): Promise<void> {
  const anybody = createClient(product.url)
  const inForce = async () => (await anybody(home.startup, {})).designCacheKey
  const { model: theme } = await anybody(design.theme, { key: await inForce() })
  const pages = theme.pages.map((one: DesignPage) => (one.type === 'home' ? { ...one, items: [...items] } : one))
  const { model } = await product.staff(operator.publishDesign, { document: { ...theme, pages } })
  await expect.poll(inForce).toBe(model.designCacheKey)
}
