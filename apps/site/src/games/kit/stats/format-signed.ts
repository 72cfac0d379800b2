/** Formats an amount with its sign, for a profit or loss. */
export function formatSigned(minor: number, money: (minor: bigint) => string): string {
  const sign = minor > 0 ? '+' : minor < 0 ? '−' : ''
  return `${sign}${money(BigInt(Math.abs(minor)))}`
}
