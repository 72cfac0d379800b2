/** The permanent address of a round's page. */
export function roundLink(id: string): string {
  return `/round/${id}`
}
