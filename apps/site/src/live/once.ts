/**
 * Says of each name whether it comes for the first time. So many are remembered; the oldest are forgotten, since what
 * they stand for does not come again.
 */
export function createOnce(mostRemembered = 200): (name: string) => boolean {
  const known = new Set<string>()
  return (name) => {
    if (known.has(name)) return false
    known.add(name)
    const [oldest] = known
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return true
  }
}
