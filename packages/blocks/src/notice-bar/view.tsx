import { cx } from '@fairground/ui/cx'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type CSSProperties, useState } from 'react'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import type { DataOf } from '../fields.ts'
import { useHost } from '../host.ts'
import { Icon } from '../icons.tsx'
import type { noticeBarFields } from './block.tsx'
import styles from './ticker.module.css'

type Data = DataOf<typeof noticeBarFields>
/** The rough width of a character, to guess how long the line takes. */
const SIGN_PX = 8
const GAP_PX = 64

/**
 * The lines move slowly. They stop under a pointer, with the focus, at a press, and for a player who wants less motion.
 */
export function View({ data }: ViewProps<typeof noticeBarFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const [isStill, setStill] = useState(false)
  const lines = data.lines.filter((line) => line.text !== '')
  if (lines.length === 0) return null
  const widthPx = lines.reduce((sum, line) => sum + text(line.text).length * SIGN_PX + GAP_PX, 0)
  const moves = data.speed > 0
  const seconds = moves ? Math.max(8, Math.round(widthPx / data.speed)) : 0
  return (
    <section
      aria-label={t('content.news')}
      className={cx(
        'flex min-h-11 items-center gap-3 border-b border-line bg-block px-3 text-s tablet:px-6',
        styles.room,
      )}
    >
      <Icon name={data.icon} size={18} className="shrink-0 text-accent-text" />
      <div
        className={cx('min-w-0 grow overflow-x-auto overflow-y-hidden [scrollbar-width:none]', isStill && styles.still)}
      >
        <div
          className={cx('flex w-max', moves && styles.line)}
          style={{ '--ticker-seconds': `${seconds}s` } as CSSProperties}
        >
          <Lines lines={lines} />
          {moves && (
            <div aria-hidden="true" inert className={cx('flex', styles.copy)}>
              <Lines lines={lines} />
            </div>
          )}
        </div>
      </div>
      {moves && (
        <button
          type="button"
          aria-label={t(isStill ? 'content.newsGoOn' : 'content.newsStop')}
          onClick={() => setStill(!isStill)}
          className="grid size-8 shrink-0 place-items-center rounded-s text-muted transition-colors duration-120 hover:bg-button hover:text-text motion-reduce:hidden"
        >
          {isStill ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        </button>
      )}
    </section>
  )
}

function Lines({ lines }: { lines: Data['lines'] }) {
  const text = useHost().useText()
  return (
    <ul className="flex">
      {lines.map((line) => (
        <li key={line.text} className="pe-16 whitespace-nowrap">
          <BlockLink to={line.link} className="inline-flex min-h-8 items-center font-medium">
            {text(line.text)}
          </BlockLink>
        </li>
      ))}
    </ul>
  )
}
