import type { RichText } from '@fairground/contract/design'
import { cx } from '@fairground/ui/cx'
import { type ReactNode, useMemo } from 'react'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { Picture } from '../picture.tsx'
import { type RichNode, readRich } from './read-rich.ts'
import type { Mark } from './rich-schema.ts'

/** Rich text in the site's style. Each text is the operator's and may be a key of the language map. */
export function RichTextView({ value, className }: { value: RichText; className?: string }) {
  const nodes = useMemo(() => readRich(value), [value])
  return (
    <div className={cx('flex min-w-0 flex-col gap-4 leading-relaxed', className)}>
      <Nodes nodes={nodes} />
    </div>
  )
}

function Nodes({ nodes }: { nodes: readonly RichNode[] }) {
  // Nodes have no id and never move.
  return nodes.map((node, at) => {
    const key = `${at}-${node.type}`
    return <Node key={key} node={node} />
  })
}

const ALIGN = { start: undefined, center: 'text-center', end: 'text-end' } as const
const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const
const headingSizes = {
  2: 'mt-4 text-l first:mt-0',
  3: 'mt-2 text-m font-bold first:mt-0',
  4: 'text-s font-bold',
} as const

function Node({ node }: { node: RichNode }): ReactNode {
  const inner = <Nodes nodes={node.children} />
  const { level, align, start } = node.attributes
  switch (node.type) {
    case 'text':
      return <Words node={node} />
    case 'hardBreak':
      return <br />
    case 'image':
      return <RichPicture node={node} />
    case 'paragraph':
      return <p className={ALIGN[align]}>{inner}</p>
    case 'heading': {
      const Heading = headings[level]
      return <Heading className={cx(headingSizes[level], ALIGN[align])}>{inner}</Heading>
    }
    case 'bulletList':
      return <ul className="flex list-disc flex-col gap-1.5 ps-6 marker:text-accent-text">{inner}</ul>
    case 'orderedList':
      return (
        <ol
          start={start}
          className="nums flex list-decimal flex-col gap-1.5 ps-6 marker:font-semibold marker:text-muted"
        >
          {inner}
        </ol>
      )
    case 'listItem':
      return <li className="[&>*+*]:mt-1.5">{inner}</li>
    case 'blockquote':
      return <blockquote className="flex flex-col gap-2 border-s-4 border-accent ps-4 text-muted">{inner}</blockquote>
    case 'codeBlock':
      return (
        <pre className="rounded-m bg-button p-4 font-mono text-s break-words whitespace-pre-wrap">
          <code>{inner}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr className="border-t-2 border-dotted border-line" />
    default:
      return <TableNode node={node} inner={inner} />
  }
}

function TableNode({ node, inner }: { node: RichNode; inner: ReactNode }) {
  const { columns, rows } = node.attributes
  const span = { colSpan: columns, rowSpan: rows }
  if (node.type === 'tableRow') return <tr className="border-b border-line last:border-0">{inner}</tr>
  if (node.type === 'tableHeader') {
    return (
      <th {...span} className="bg-table-head px-3 py-2 text-start align-top text-s font-semibold">
        {inner}
      </th>
    )
  }
  if (node.type === 'tableCell') {
    return (
      <td {...span} className="px-3 py-2 align-top text-s">
        {inner}
      </td>
    )
  }
  return (
    <div className="overflow-x-auto rounded-m border border-line">
      <table className="w-full border-collapse bg-table-body">
        <tbody>{inner}</tbody>
      </table>
    </div>
  )
}

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const
const looks: Partial<Record<Mark, string>> = { code: 'rounded-s bg-button px-1.5 py-0.5 font-mono text-[0.9em]' }

function Words({ node }: { node: RichNode }) {
  const text = useHost().useText()
  const words = <MarkedText marks={node.marks} text={text(node.text)} />
  if (node.link === '') return words
  return (
    <BlockLink to={node.link} className="font-semibold text-accent-text underline underline-offset-3">
      {words}
    </BlockLink>
  )
}

function MarkedText({ marks: [mark, ...otherMarks], text }: { marks: readonly Mark[]; text: string }): ReactNode {
  if (!mark) return text
  const Tag = tags[mark]
  return (
    <Tag className={looks[mark]}>
      <MarkedText marks={otherMarks} text={text} />
    </Tag>
  )
}

function RichPicture({ node }: { node: RichNode }) {
  const text = useHost().useText()
  const { image, alt, width, height } = node.attributes
  const size = width > 0 && height > 0 ? { width, height } : { width: 16, height: 9 }
  return <Picture asset={image} alt={alt === '' ? '' : text(alt)} ratio={size} className="rounded-m" />
}
