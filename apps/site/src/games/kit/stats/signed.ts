/** An amount with its sign: what was won or lost. */
export function signed(minor: number, money: (minor: bigint) => string): string {
  const sign = minor > 0 ? '+' : minor < 0 ? '−' : ''
  return `${sign}${money(BigInt(Math.abs(minor)))}`
}
