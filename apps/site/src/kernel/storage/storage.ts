import { type StorageKey, storageKeys } from './storage-keys.data.ts'

export type { StorageKey }

/** Where a text is stored: on this `device`, or in this `tab` until it is closed. */
export type StorageArea = 'device' | 'tab'

const memory = { device: new Map<string, string>(), tab: new Map<string, string>() }
const storageOf = (area: StorageArea) => (area === 'device' ? localStorage : sessionStorage)

/** The stored text of a key. Where the browser forbids storage, this page's memory replaces it. */
export function readStored(key: StorageKey, area: StorageArea = 'device'): string | undefined {
  try {
    return storageOf(area).getItem(key) ?? undefined
  } catch {
    return memory[area].get(key)
  }
}

/** Stores a text, or removes the key for `undefined`. */
export function store(key: StorageKey, value: string | undefined, area: StorageArea = 'device'): void {
  try {
    if (value === undefined) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, value)
  } catch {
    if (value === undefined) memory[area].delete(key)
    else memory[area].set(key, value)
  }
}

const keys = Object.keys(storageKeys) as StorageKey[]
/** Keys that outlive a logout. */
const keptKeys = new Set<string>(keys.filter((key) => storageKeys[key] === 'kept'))

/** Removes everything on this device and in this tab, but the keys that outlive a logout (SU-09). */
export function forgetPlayer(): void {
  for (const key of [...memory.device.keys()]) if (!keptKeys.has(key)) memory.device.delete(key)
  try {
    for (const key of Object.keys(localStorage)) if (!keptKeys.has(key)) localStorage.removeItem(key)
  } catch (error) {
    console.info('storage is not available', error)
  }
  forgetInTab()
}

/** Removes the keys of this tab: another page has logged the player out and cleared the device. */
export function forgetInTab(): void {
  for (const key of keys) if (!keptKeys.has(key)) store(key, undefined, 'tab')
}
