const openers = new Map<string, () => void>()

/**
 * Registers what `#onOpen={name}` opens, for as long as it is on the page. A later one of the same name takes its place.
 * @returns takes it away again
 */
export function registerOpener(name: string, open: () => void): () => void {
  openers.set(name, open)
  return () => {
    if (openers.get(name) === open) openers.delete(name)
  }
}

/** Opens what is registered under a name; false when nothing is. */
export function openRegistered(name: string): boolean {
  const open = openers.get(name)
  open?.()
  return open !== undefined
}
