/**
 * Says of each name whether it comes for the first time. So many are remembered; the oldest are forgotten, since what
 * they stand for does not come again.
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
