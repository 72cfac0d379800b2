/** One line of a benchmark's table. */
export type Line = {
  name: string
  /** A second. */
  rate: number
  /** Against what the bar is measured. */
  ratio?: number
  /** Least ratio that is good enough. */
  bar?: number
}

/** Prints a table and returns whether every bar was kept. */
export function printTable(title: string, lines: readonly Line[]): boolean {
  const width = Math.max(...lines.map(({ name }) => name.length))
  console.log(`\n${title}\n`)
  console.log(`${'what'.padEnd(width)}  ${'a second'.padStart(10)}  ${'ratio'.padStart(7)}  ${'bar'.padStart(7)}`)
  for (const { name, rate, ratio, bar } of lines) {
    const kept = ratio === undefined || bar === undefined ? '' : ratio >= bar ? '  kept' : '  MISSED'
    const cells = [Math.round(rate).toLocaleString('en').padStart(10), cell(ratio), cell(bar)]
    console.log(`${name.padEnd(width)}  ${cells.join('  ')}${kept}`)
  }
  return lines.every(({ ratio, bar }) => ratio === undefined || bar === undefined || ratio >= bar)
}

function cell(value: number | undefined): string {
  return (value === undefined ? '' : value.toFixed(2)).padStart(7)
}
