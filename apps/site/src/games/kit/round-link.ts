import { findDemoToken } from '../../kernel/token.ts'

/** The permanent address of a round's page; a round of a demonstration has none. */
export function findRoundLink(id: string): string | undefined {
  return findDemoToken() === undefined ? `/round/${id}` : undefined
}
