import axe from 'axe-core'

/** What is wrong with the accessibility of a part of the page, one line each; `except` names rules that cannot hold. */
export async function findViolations(part: string, except: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(except.map((name) => [name, { enabled: false }]))
  const { violations } = await axe.run(part, { resultTypes: ['violations'], rules })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}
