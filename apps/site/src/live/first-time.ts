/**
 * Makes a function that says whether a name comes for the first time. It remembers so many names and forgets the
 * oldest, whose events do not come again.
 */
export function createOnce(mostRemembered = 200): (name: string) => boolean {
  const knownNames = new Set<string>()
  return (name) => {
    if (knownNames.has(name)) return false
    knownNames.add(name)
    const [oldest] = knownNames
    if (knownNames.size > mostRemembered && oldest !== undefined) knownNames.delete(oldest)
    return true
  }
}
