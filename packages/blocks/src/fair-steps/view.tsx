import { Bulbs } from '@fairground/ui/bulbs'
import { buttonClass } from '@fairground/ui/button'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { Icon } from '../icons.tsx'
import type { fairStepsFields } from './block.tsx'

/** The steps in their order. Links can target it by the item's id. */
export function View({ data, id }: ViewProps<typeof fairStepsFields>) {
  const text = useHost().useText()
  return (
    <section id={id} tabIndex={-1} className="scroll-mt-20 outline-none">
      <h2 className="text-xl">{text(data.title)}</h2>
      <Bulbs count={24} className="my-6 px-2" />
      <ol className="grid gap-8 tablet:grid-cols-3">
        {data.steps.map(({ icon, title, text: words }, at) => (
          <li key={title} className="flex flex-col gap-2">
            <span className="mb-1 grid size-12 place-items-center rounded-m bg-block text-safe shadow-block">
              <Icon name={icon} size={24} />
            </span>
            <h3 className="text-m font-bold">
              {at + 1}. {text(title)}
            </h3>
            <p className="text-s text-muted">{text(words)}</p>
          </li>
        ))}
      </ol>
      {data.moreText !== '' && (
        <BlockLink to={data.moreLink} className={buttonClass('plain', 'm', 'mt-8')}>
          {text(data.moreText)}
        </BlockLink>
      )}
    </section>
  )
}
