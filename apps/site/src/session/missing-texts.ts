const missing = new Set<string>()

/** A key without a text is said once (DS-03). */
export function reportMissingText(locale: string, key: string): void {
  const said = `${locale} ${key}`
  if (missing.has(said)) return
  missing.add(said)
  console.warn(`no text for ${key} in ${locale}`)
}
