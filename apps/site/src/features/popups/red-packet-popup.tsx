import * as promotion from '@fairground/contract/calls/promotion'
import { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useCountdown } from '../../player/countdown.ts'
import { formatTimeLeft } from '../../player/time-left.ts'
import { closePopup } from '../../popups/popups.ts'
import { Envelopes } from './art/tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

const rainQuery = {
  queryKey: ['red-packet'],
  /** The end of the event, milliseconds since 1970; 0 without an event. */
  queryFn: async (): Promise<number> => {
    try {
      return (await call(promotion.siteRedpack, {}, { errors: 'ignore' })).model.siteConf.endTime
    } catch (error) {
      if (error instanceof CallError && error.errorName === 'event_ended') return 0
      throw error
    }
  },
}

/** Red packets (money rain): the current event with a countdown, or a text that it has ended (PR-03). */
export function RedPacketPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const { data: endsAt, error, refetch } = useQuery(rainQuery)
  const leftMs = useCountdown(endsAt ?? 0)
  const isOn = leftMs > 0
  return (
    <ScenePopup
      name="red-packet"
      layer={layer}
      picture={<Envelopes falling={isOn} />}
      title={t('popups.rainTitle')}
      text={error ? t('errors.network_error') : undefined}
    >
      {error ? (
        <Button onClick={() => void refetch()}>{t('common.again')}</Button>
      ) : endsAt === undefined ? (
        <Loading label={t('common.loading')}>
          <Skeleton className="h-24 rounded-m" />
        </Loading>
      ) : (
        <div role="status" className="text-center">
          <p className="font-display text-l font-bold">{t(isOn ? 'popups.rainOn' : 'popups.rainOver')}</p>
          <p className="mt-2 text-muted">{t(isOn ? 'popups.rainOnText' : 'popups.rainOverText')}</p>
          {isOn && (
            <p className="nums mt-4 font-semibold text-accent-text">
              {t('popups.rainEnds', { time: formatTimeLeft(leftMs) })}
            </p>
          )}
        </div>
      )}
      <Button look={isOn ? 'plain' : 'primary'} size="l" onClick={() => closePopup('red-packet')}>
        {t('popups.ok')}
      </Button>
    </ScenePopup>
  )
}
