/** The chance, two-sided, that a normal variable is more than 4 standard deviations off: 6.3 in 100,000. */
export const FOUR_SIGMA = 6.334248366623984e-5

/**
 * The exact two-sided p-value of a count: twice the smaller tail of Binomial(n, p) at it, at most 1. It uses exact tails
 * instead of a normal approximation, since few of ten million rounds reach the rarest stops.
 */
export function binomialPValue(count: number, n: number, p: number): number {
  if (p >= 1) return count === n ? 1 : 0
  const atOrBelow = tail(count, -1, n, p)
  const atOrAbove = tail(count, 1, n, p)
  return Math.min(1, 2 * Math.min(atOrBelow, atOrAbove))
}

/** The distance of a count of Binomial(n, p) from its mean, in standard deviations. */
export function deviation(count: number, n: number, p: number): number {
  const sigma = Math.sqrt(n * p * (1 - p))
  return sigma === 0 ? 0 : (count - n * p) / sigma
}

/** P(X ≤ count) for direction -1, P(X ≥ count) for direction 1. */
function tail(count: number, direction: -1 | 1, n: number, p: number): number {
  const mean = n * p
  // Away from the mean the terms only fall; towards it, the other tail and the count's own term give the answer.
  const isTowardsMean = direction === 1 ? count < mean : count > mean
  if (isTowardsMean) return Math.max(0, 1 - tailAway(count - direction, direction === 1 ? -1 : 1, n, p))
  return tailAway(count, direction, n, p)
}

/** Sums the terms from `start` on, away from the mean, until they are negligible. */
function tailAway(start: number, direction: -1 | 1, n: number, p: number): number {
  if (start < 0 || start > n) return 0
  const odds = p / (1 - p)
  let term = Math.exp(logTerm(start, n, p))
  let sum = 0
  for (let k = start; k >= 0 && k <= n && term > sum * 1e-17; k += direction) {
    sum += term
    term *= direction === 1 ? ((n - k) / (k + 1)) * odds : k / ((n - k + 1) * odds)
  }
  return sum
}

/** The logarithm of P(X = k). */
function logTerm(k: number, n: number, p: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k) + k * Math.log(p) + (n - k) * Math.log1p(-p)
}

/** ln(n!), by sum below 32 and Stirling's series above. */
function logFactorial(n: number): number {
  if (n < 32) {
    let sum = 0
    for (let i = 2; i <= n; i++) sum += Math.log(i)
    return sum
  }
  const x = n + 1
  return (
    (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  )
}
