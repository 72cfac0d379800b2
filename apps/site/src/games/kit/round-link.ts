import { findDemoToken } from '../../kernel/token.ts'

/** The permanent address of a round's page; undefined for a demonstration. */
export function findRoundLink(id: string): string | undefined {
  return findDemoToken() === undefined ? `/round/${id}` : undefined
}
