import type { Block } from '../block.tsx'
import type { Field, Fields } from '../fields.ts'

const INTRODUCTION = `# Blocks

What pages of a design are made of. Made from \`packages/blocks\` by \`npm run docs:blocks\`.

- An item of a page is \`{ id, comId, data, paths?, device?, width? }\`. \`data\` is read field by field: a value that is missing or bad becomes the default below, alone, and is reported; fields that are not named are ignored. An item with an unknown \`comId\` shows nothing and is reported.
- \`width\` is \`text\`, the width of texts and forms (\`maxWidth\` of the global design), or \`wide\`, the width of games: 1656 px where the window has so much. Without it pages of the types \`home\`, \`games\` and \`promotions\` are wide, all others are not. An item inside another one has that one's width.
- **text** is a text, or the key of one in the language map (\`lobby.title\`). **link** is a link of the link grammar. **image** and **file** are the name of an asset in the design's mappings, a resource's key, or an address. **moment** is milliseconds since 1970 or a date as ISO 8601 writes it; 0 is none. **colour** and **css** are values that cannot leave their declaration. **rich** is ProseMirror's JSON; what is not known in it is left out. **items** are blocks inside the block.
`

const PLACES = { page: 'Blocks of pages', global: 'Blocks around every page' } as const

/** docs/blocks.md: every block with its fields, by place and number. */
export function blocksPage(blocks: readonly Block[]): string {
  const sections = (['page', 'global'] as const).map((place) => {
    const ownBlocks = blocks.filter((block) => block.place === place).toSorted((a, b) => a.comId.localeCompare(b.comId))
    return `## ${PLACES[place]}\n\n${ownBlocks.map(section).join('\n')}`
  })
  return [INTRODUCTION, ...sections].join('\n')
}

function section({ comId, name, fields, urges }: Block): string {
  const rows = rowsOf(fields, '')
  const table = ['| field | kind | default | limits |', '| --- | --- | --- | --- |', ...rows].join('\n')
  const note = urges ? 'It urges players on: a limited player does not see it.\n\n' : ''
  return `### ${comId} ${name}\n\n${note}${rows.length === 0 ? 'No fields.' : table}\n`
}

/** A row for each field; those of a list's entries stand below it as \`list[].field\`. */
function rowsOf(fields: Fields, prefix: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = field.kind === 'list' ? rowsOf(field.limits.fields as Fields, `${prefix}${name}[].`) : []
    return [`| \`${prefix}${name}\` | ${field.kind} | ${defaultOf(field)} | ${limitsOf(field)} |`, ...inner]
  })
}

function defaultOf({ kind, fallback }: Field<unknown>): string {
  if (fallback === '' || kind === 'rich') return 'empty'
  if (Array.isArray(fallback) && fallback.length === 0) return 'empty'
  return code(JSON.stringify(fallback))
}

function limitsOf({ limits }: Field<unknown>): string {
  const { longest, least, most, step, words, pattern } = limits
  return [
    longest === undefined ? '' : `at most ${longest} characters`,
    least === undefined ? '' : `${least} to ${most}`,
    least === undefined && most !== undefined ? `at most ${most}` : '',
    typeof step === 'number' && step !== 1 ? `steps of ${step}` : '',
    Array.isArray(words) ? words.map((word: unknown) => code(String(word))).join(', ') : '',
    pattern === undefined ? '' : code(String(pattern)),
  ]
    .filter(Boolean)
    .join('; ')
}

/** Code in a table's cell; escapes the bar, which would end the cell. */
function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``
}
