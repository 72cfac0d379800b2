import { buttonClass } from '@fairground/ui/button'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { Clock } from '../clock.tsx'
import { useHost } from '../host.ts'
import type { countdownFields } from './block.tsx'

/** The clock until the end; then the operator's text, or nothing. Nothing without an end. */
export function View({ data }: ViewProps<typeof countdownFields>) {
  const host = useHost()
  const text = host.useText()
  const leftMs = host.useTimeLeft(data.until)
  const isOver = leftMs <= 0
  if (data.until === 0 || (isOver && data.whenOver === 'hide')) return null
  return (
    <section className="relative isolate flex flex-col items-center gap-4 overflow-hidden rounded-l border border-line bg-block px-5 py-7 text-center shadow-block">
      <span aria-hidden="true" className="awning absolute inset-0 -z-10 [mask:linear-gradient(#000,transparent_80%)]" />
      {data.title !== '' && <h2 className="text-l">{text(data.title)}</h2>}
      {isOver ? (
        <p className="text-muted">{text(data.overText)}</p>
      ) : (
        <>
          <Clock leftMs={leftMs} size="l" />
          {data.text !== '' && <p className="max-w-md text-s text-muted">{text(data.text)}</p>}
          {data.link !== '' && data.linkText !== '' && (
            <BlockLink to={data.link} className={buttonClass('primary')}>
              {text(data.linkText)}
            </BlockLink>
          )}
        </>
      )}
    </section>
  )
}
