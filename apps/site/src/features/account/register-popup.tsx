import type { RequestOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import type { StartupConfig } from '@fairground/contract/startup'
import { Button } from '@fairground/ui/button'
import { Field } from '@fairground/ui/field'
import { Popup } from '@fairground/ui/popup'
import { toast } from '@fairground/ui/toast-store'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { keptAge } from '../../kernel/storage/age.ts'
import { chosenHome, initParameters } from '../../kernel/storage/init-parameters.ts'
import { readStored } from '../../kernel/storage/storage.ts'
import { followLink } from '../../links/follow-link.ts'
import { startSession } from '../../player/log-in.ts'
import { useStartup } from '../../player/startup.ts'
import { usePopupState } from '../../popups/popup-state.ts'
import { closePopup, openPopup, type PopupRequest, replacePopups } from '../../popups/popups.ts'
import { agree, isAgreed } from './agreement.ts'
import { AgreementField } from './agreement-field.tsx'
import { CurrencyField } from './currency-field.tsx'
import { recordFailure } from './failed-records.ts'
import { showFieldErrors } from './field-errors.ts'
import { rulesOf } from './field-rule.ts'
import { PasswordField } from './password-field.tsx'
import { needsCode, SENT_CODE } from './sent-code.ts'
import { SentCodeField } from './sent-code-field.tsx'
import { ServiceButtons } from './service-buttons.tsx'
import { StrengthHint } from './strength-hint.tsx'

type Request = Extract<PopupRequest, { name: 'register' }>

/** Opens an account. Afterwards the player returns to the wanted page, or goes to the deposit. */
export function RegisterPopup({ request, layer }: { request: Request; layer: number }) {
  const t = useTranslate()
  const jumpPath = usePopupState('jumpPathAfterRegister')
  return (
    <Popup
      awning
      title={t('account.registerTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('register')}
    >
      <p className="mb-4 text-s text-muted">{t('account.registerText')}</p>
      <RegisterForm goTo={request.goTo ?? jumpPath} />
      <ServiceButtons />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-s text-muted">
        {t('account.haveAccount')}
        <button
          type="button"
          className="min-h-8 rounded-s font-semibold text-accent-text"
          onClick={() => replacePopups({ name: 'login', ...(request.goTo ? { goTo: request.goTo } : {}) })}
        >
          {t('shell.logIn')}
        </button>
      </p>
    </Popup>
  )
}

interface Form {
  account: string
  password: string
  promoCode: string
  code: string
  currencyId: string
  agreed: boolean
}

/** Whether the form asks for a promo code: always, or only after a link that brought one, by the operator's setting. */
function hasPromoCode({ enableRegisterPromoCode }: StartupConfig): boolean {
  return enableRegisterPromoCode || readStored('enableRegisterPromoCode') === 'true'
}

/** The currency of the form at first: that of the chosen country, else the site's first one. */
function firstCurrencyId(startup: StartupConfig): string {
  return chosenHome(startup).currencyId ?? startup.currencyId
}

/** The request: the form, the player's origin, and the chosen country. */
function requestOf(
  { account, password, promoCode, code, currencyId }: Form,
  startup: StartupConfig,
): RequestOf<typeof auth.register> {
  const promo = promoCode.trim()
  return {
    ...initParameters(),
    ...chosenHome(startup),
    currencyId,
    ...(keptAge() > 0 && { age: keptAge() }),
    ...(promo && { promoCode: promo }),
    ...(needsCode(startup, account) && { code: code.trim() }),
    account: account.trim(),
    password,
  }
}

/** The field of each refusal. */
const FIELD_OF = {
  account_taken: 'account',
  account_malformed: 'account',
  code_not_offered: 'account',
  password_too_common: 'password',
  code_needed: 'code',
  code_expired: 'code',
  code_too_soon: 'code',
  wrong_code: 'code',
} as const

function RegisterForm({ goTo }: { goTo: string | undefined }) {
  const t = useTranslate()
  const startup = useStartup()
  const { termsVersion, currencies } = startup
  const { control, handleSubmit, setError, trigger, getValues, formState } = useForm<Form>({
    defaultValues: {
      ...{ account: '', password: '', promoCode: '', code: '' },
      currencyId: firstCurrencyId(startup),
      agreed: isAgreed(termsVersion),
    },
  })
  const isCodeNeeded = needsCode(startup, useWatch({ control, name: 'account' }))
  const submit = handleSubmit(async (form) => {
    try {
      const { model, user } = await call(auth.register, requestOf(form, startup), { errors: 'form' })
      closePopup('register')
      startSession(model.token, user)
      void agree(termsVersion)
      toast(t('account.welcome', { name: user.nickname || user.username }), { kind: 'message', tone: 'win' })
      if (goTo) followLink(goTo)
      if (user.balance === 0) openPopup({ name: 'wallet', tab: 'deposit' })
    } catch (error) {
      recordFailure(error)
      showFieldErrors(error, setError, FIELD_OF)
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Controller
        name="account"
        control={control}
        rules={rulesOf(t, t('account.account'), { type: 'account', length: [3, 320] })}
        render={({ field: { ref, ...field }, fieldState }) => (
          <Field
            {...field}
            inputRef={ref}
            label={t('account.account')}
            hint={t('account.accountHint')}
            error={fieldState.error?.message}
            autoComplete="username"
            autoFocus
            maxLength={320}
          />
        )}
      />
      {isCodeNeeded && (
        <Controller
          name="code"
          control={control}
          shouldUnregister
          rules={rulesOf(t, t('account.sentCode'), { pattern: SENT_CODE })}
          render={({ field: { ref, ...field }, fieldState }) => (
            <SentCodeField
              {...field}
              inputRef={ref}
              error={fieldState.error?.message}
              purpose="register"
              getAccount={async () => ((await trigger('account')) ? getValues('account').trim() : undefined)}
              onRefused={(error) => showFieldErrors(error, setError, FIELD_OF)}
            />
          )}
        />
      )}
      <Controller
        name="password"
        control={control}
        rules={rulesOf(t, t('account.password'), { length: [8, 128] })}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            isNew
            inputRef={ref}
            label={t('account.newPassword')}
            error={fieldState.error?.message}
            hint={<StrengthHint password={field.value} />}
          />
        )}
      />
      {currencies.length > 1 && (
        <Controller
          name="currencyId"
          control={control}
          render={({ field: { ref, ...field } }) => <CurrencyField {...field} inputRef={ref} currencies={currencies} />}
        />
      )}
      {hasPromoCode(startup) && (
        <Controller
          name="promoCode"
          control={control}
          render={({ field: { ref, ...field } }) => (
            <Field {...field} inputRef={ref} label={t('account.promoCode')} autoComplete="off" maxLength={64} />
          )}
        />
      )}
      {termsVersion > 0 && (
        <Controller
          name="agreed"
          control={control}
          rules={{ required: t('account.agreeFirst') }}
          render={({ field, fieldState }) => (
            <AgreementField field={field} version={termsVersion} error={fieldState.error?.message} />
          )}
        />
      )}
      <Button type="submit" look="primary" size="l" className="mt-1 w-full" busy={formState.isSubmitting}>
        {t('account.registerAction')}
      </Button>
      {termsVersion === 0 && <p className="text-center text-xs text-muted">{t('account.adult')}</p>}
    </form>
  )
}
