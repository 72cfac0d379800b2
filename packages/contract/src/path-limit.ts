/** One rule of a path list: an operator and a value. */
const RULE = /^([\^~*]?)=([\s\S]*)$/

/**
 * Whether a block with this path list shows at a path (RT-14). Each entry is `operator=value`: without an operator the
 * path must equal the value; `^` starts with it; `~` matches it as a regular expression; `*` contains it. One matching
 * entry is enough, and an empty list always shows. An invalid entry or expression matches nothing.
 */
export function isShownAt(paths: readonly string[] | undefined, pathname: string): boolean {
  return !paths || paths.length === 0 || paths.some((entry) => matches(entry, pathname))
}

function matches(entry: string, pathname: string): boolean {
  const [, operator, value = ''] = RULE.exec(entry) ?? []
  switch (operator) {
    case '':
      return pathname === value
    case '^':
      return pathname.startsWith(value)
    case '*':
      return pathname.includes(value)
    case '~':
      return expressionOf(value)?.test(pathname) ?? false
    default:
      return false
  }
}

function expressionOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source)
  } catch {
    return undefined
  }
}
