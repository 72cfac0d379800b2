import { Button } from '@fairground/ui/button'
import { Ticket } from '@fairground/ui/ticket'
import { useCopy } from '@fairground/ui/use-copy'
import { useTranslate } from '../../kernel/language/language.ts'
import { reloadUser } from '../../player/user.ts'

/**
 * The ten recovery codes for a lost phone. The server shows them only once, so the player copies or saves them here.
 */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslate()
  const { copied: isCopied, copy } = useCopy(codes.join('\n'))
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`
  const confirmDone = () => {
    void reloadUser()
    onDone()
  }
  return (
    <div className="flex flex-col gap-4">
      <Ticket head={<p className="text-s text-muted">{t('security.recoveryText')}</p>}>
        <ul className="nums grid grid-cols-2 gap-x-6 gap-y-2 text-center font-mono font-semibold">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Ticket>
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => void copy()}>
          <span aria-live="polite">{t(isCopied ? 'common.copied' : 'security.copyCodes')}</span>
        </Button>
        <a
          href={file}
          download="fairground-recovery-codes.txt"
          className="inline-flex min-h-11 items-center justify-center rounded-m bg-button px-4 text-center leading-tight font-semibold"
        >
          {t('security.saveCodes')}
        </a>
      </div>
      <Button look="primary" size="l" onClick={confirmDone}>
        {t('security.keptCodes')}
      </Button>
    </div>
  )
}
