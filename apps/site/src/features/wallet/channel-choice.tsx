import type { Channel } from '@fairground/contract/calls/pay'
import { cx } from '@fairground/ui/cx'
import Ticket from 'lucide-react/icons/ticket'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'

/** What a choice shows of a channel. */
type Choice = Pick<Channel, 'id' | 'name' | 'min' | 'max'>

/** The payment channels as radio buttons. */
export function ChannelChoice<Shown extends Choice>({
  channels,
  chosenChannel,
  onChoose,
}: {
  channels: readonly Shown[]
  chosenChannel: Shown
  onChoose: (channel: Shown) => void
}) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-s font-semibold text-muted">{t('wallet.channel')}</legend>
      {channels.map((channel) => (
        <label
          key={channel.id}
          className={cx(
            'flex min-h-16 cursor-pointer items-center gap-3 rounded-m border bg-ground px-4 py-2.5 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
            channel.id === chosenChannel.id ? 'border-accent' : 'border-line',
          )}
        >
          <input
            type="radio"
            name="channel"
            className="size-5 accent-[var(--design-button-active-bg)] outline-none"
            checked={channel.id === chosenChannel.id}
            onChange={() => onChoose(channel)}
          />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{channel.name}</span>
            <span className="nums block text-xs text-muted">
              {t('wallet.limits', { min: money.short(channel.min), max: money.short(channel.max) })}
            </span>
          </span>
          <Ticket size={22} aria-hidden="true" className="shrink-0 text-accent-text" />
        </label>
      ))}
    </fieldset>
  )
}
