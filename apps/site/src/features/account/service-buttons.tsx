import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { useLoginServices, visitService } from './login-services.ts'

/** A button for each service that players can log in with; nothing without services (AU-07). */
export function ServiceButtons() {
  const t = useTranslate()
  const services = useLoginServices()
  if (services.length === 0) return null
  return (
    <section aria-label={t('account.orWith')} className="mt-5 flex flex-col gap-3">
      <p className="flex items-center gap-3 text-s text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('account.orWith')}
      </p>
      {services.map(({ id, name }) => (
        <Button key={id} className="w-full" onClick={() => visitService(`/auth/oidc/${id}/start`)}>
          <span className="min-w-0 break-words">{name}</span>
        </Button>
      ))}
    </section>
  )
}
