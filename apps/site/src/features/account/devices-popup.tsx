import type { AnswerOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import { Badge } from '@fairground/ui/badge'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { Popup } from '@fairground/ui/popup'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { toast } from '@fairground/ui/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { call } from '../../calls/client.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { closePopup } from '../../popups/popups.ts'

type Device = AnswerOf<typeof auth.sessions>['list'][number]
const queryKey = ['devices']

/** The devices on which the player is logged in, each with a button that logs it out. */
export function DevicesPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call(auth.sessions, {})).list,
  })
  return (
    <Popup
      title={t('account.devicesTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('devices')}
    >
      <p className="mb-4 text-s text-muted">{t('account.devicesText')}</p>
      {data ? (
        <ul className="flex flex-col gap-2">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : error ? (
        <EmptyState
          title={t('shell.devices')}
          text={t('errors.network_error')}
          action={<Button onClick={() => void refetch()}>{t('common.again')}</Button>}
        />
      ) : (
        <Loading label={t('common.loading')}>
          <Skeleton className="mb-2 h-18 rounded-m" />
          <Skeleton className="h-18 rounded-m" />
        </Loading>
      )}
    </Popup>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const t = useTranslate()
  const locale = useLocale()
  const client = useQueryClient()
  const name = device.name || t('account.unknownDevice')
  const revoke = useMutation({
    mutationFn: () => call(auth.revokeSession, { id: device.id }),
    onSuccess: () => toast(t('account.revokedOne', { name }), { kind: 'notice' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(device.lastSeenAt)
  const Icon = /phone|android|mobile|ipad|iOS/i.test(name) ? Smartphone : Monitor
  return (
    <li className="flex min-h-18 items-center gap-3 rounded-m border border-line bg-ground px-4 py-3">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <span className="block text-xs text-muted">{t('account.lastSeen', { when: time })}</span>
      </span>
      {device.current ? (
        <Badge tone="safe">{t('account.thisDevice')}</Badge>
      ) : (
        <Button
          look="danger"
          size="s"
          busy={revoke.isPending}
          aria-label={t('account.revokeOf', { name })}
          onClick={() => revoke.mutate()}
        >
          {t('account.revoke')}
        </Button>
      )}
    </li>
  )
}
