import { cpus } from 'node:os'

/** One line of a benchmark's table. */
export type Line = {
  name: string
  /** Rate a second. */
  rate: number
  /** The median ratio of paired rounds, which the bar applies to. */
  ratio?: number
  /** The lowest and the highest ratio. */
  lowest?: number
  highest?: number
  /** The least good ratio. */
  bar?: number
}

/** Prints a table with its conditions. @returns whether every line meets its bar */
export function printTable(title: string, lines: readonly Line[], conditions: readonly string[] = []): boolean {
  const width = Math.max(...lines.map(({ name }) => name.length))
  const heads = ['a second', 'ratio', 'lowest', 'highest', 'bar'].map((head) => head.padStart(9))
  console.log(`\n${title}\n${[`${cpus().length} cores`, `Node ${process.versions.node}`, ...conditions].join(', ')}\n`)
  console.log(`${'what'.padEnd(width)}  ${heads.join('  ')}`)
  for (const { name, rate, ratio, lowest, highest, bar } of lines) {
    const verdict = ratio === undefined || bar === undefined ? '' : ratio >= bar ? '  kept' : '  MISSED'
    const cells = [Math.round(rate).toLocaleString('en').padStart(9), ...[ratio, lowest, highest, bar].map(cell)]
    console.log(`${name.padEnd(width)}  ${cells.join('  ')}${verdict}`)
  }
  return lines.every(({ ratio, bar }) => ratio === undefined || bar === undefined || ratio >= bar)
}

function cell(value: number | undefined): string {
  return (value === undefined ? '' : value.toFixed(2)).padStart(9)
}
