import pino from 'pino'
import type { SandboxConfig } from '../src/config.ts'
import { startSandbox } from '../src/sandbox.ts'
import { openShop, SECRET } from './shop.ts'

const openParts: { close(): Promise<void> }[] = []

/** Closes every sandbox and shop of a test. */
export async function closeAll(): Promise<void> {
  for (const part of openParts.splice(0).reverse()) await part.close()
}

/** Starts a sandbox that tells a shop of everything once and at once. */
export async function start(changes: Partial<SandboxConfig> = {}) {
  const shop = await openShop()
  openParts.push(shop)
  const sandbox = await startSandbox(
    {
      host: '127.0.0.1',
      port: 0,
      publicUrl: undefined,
      storeFile: ':memory:',
      secret: SECRET,
      notifyUrl: shop.notifyUrl,
      pixNotifyUrl: undefined,
      chaos: { level: 'off', seed: '' },
      lifetimeMs: 60_000,
      holdMs: 60_000,
      supervised: false,
      ...changes,
    },
    pino({ level: 'silent' }),
  )
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => (closing ??= sandbox.close())
  openParts.push({ close })
  return { shop, close, url: sandbox.url }
}
