/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const linear = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
}

/**
 * Contrast of two opaque colours given as `#rrggbb`, 1 to 21 (WCAG 2.2). Text needs 4.5, large text and edges 3.
 * @throws RangeError for another notation
 */
export function contrast(one: string, other: string): number {
  for (const colour of [one, other]) {
    if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`not an opaque #rrggbb colour: ${colour}`)
  }
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
