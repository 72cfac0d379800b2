import type { LotteryProof, MultiplayerRoundProof, Proof, Verification } from '@fairground/games/verifier'
import { verifyRound } from '@fairground/games/verifier'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { useState } from 'react'
import { readFragment } from '../../fairness/proof/proof-link.ts'
import { preloadOutcomePictures } from '../../games/outcome-pictures.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useLocation } from '../../kernel/router/index.ts'
import { findFieldLabel } from './field-list.data.ts'
import { LotterySteps } from './lottery-steps.tsx'
import { MultiplayerSteps } from './multiplayer-steps.tsx'
import {
  emptyFields,
  fieldsOfProof,
  lotteryProofOfFields,
  multiplayerProofOfFields,
  type ProofFields,
  proofKindOf,
  proofOfFields,
} from './proof-fields.ts'
import { ProofForm } from './proof-form.tsx'
import { VerifySteps } from './verify-steps.tsx'

// The page renders only when it needs no more network.
await preloadOutcomePictures()

/** A proof and its verification. */
interface Result {
  proof: Partial<Proof> | MultiplayerRoundProof | LotteryProof
  verification: Verification
}

const proofMakers = { round: proofOfFields, multiplayer: multiplayerProofOfFields, lottery: lotteryProofOfFields }

const run = (fields: ProofFields): Result => {
  const proof = proofMakers[proofKindOf(fields.gameId)](fields)
  return { proof, verification: verifyRound(proof) }
}

/** `/verify#{proof}`: recomputes a round from its seeds in the browser. Once open, it needs no network. */
export function VerifyPage() {
  const { hash } = useLocation()
  // A new fragment is a new round, so the form starts over.
  return <Verifier key={hash} initialFields={fieldsOfProof(readFragment(hash))} />
}

function Verifier({ initialFields }: { initialFields: ProofFields | undefined }) {
  const t = useTranslate()
  const [fields, setFields] = useState(initialFields ?? emptyFields)
  const [result, setResult] = useState<Result | undefined>(() => initialFields && run(initialFields))
  return (
    <div className="flex flex-col gap-5 pb-4">
      <header className="max-w-2xl">
        <h1 className="text-xl">{t('verify.title')}</h1>
        <p className="mt-1 text-s text-muted">
          {t('verify.lead')} {t('verify.offline')}
        </p>
      </header>
      <div className="grid items-start gap-5 desktop:grid-cols-2">
        <ProofForm fields={fields} onChange={setFields} onRun={(formFields) => setResult(run(formFields))} />
        <section aria-live="polite" className="flex min-w-0 flex-col gap-3">
          {result ? (
            <VerificationResult {...result} />
          ) : (
            <p className="rounded-m border border-dashed border-line p-6 text-center text-s text-muted">
              {t('verify.nothing')}
            </p>
          )}
        </section>
      </div>
    </div>
  )
}

function VerificationResult({ proof, verification }: Result) {
  const t = useTranslate()
  const { ok, checks, outcome } = verification
  const isShared = 'seed' in proof
  if (!outcome || !(isShared || isWhole(proof))) {
    const field = checks[0]?.found ?? ''
    const label = findFieldLabel(proof.gameId ?? '', field)
    return <Verdict ok={false} text={t('verify.wrongField', { field: label ? t(label) : field })} />
  }
  return (
    <>
      <Verdict ok={ok} text={t(ok ? 'verify.ok' : 'verify.notOk')} />
      <Steps proof={proof} checks={checks} outcome={outcome} />
    </>
  )
}

interface StepsProps {
  proof: Proof | MultiplayerRoundProof | LotteryProof
  checks: Verification['checks']
  outcome: NonNullable<Verification['outcome']>
}

function Steps({ proof, checks, outcome }: StepsProps) {
  if (!('seed' in proof)) return <VerifySteps proof={proof} checks={checks} outcome={outcome} />
  if (outcome.result) return <LotterySteps proof={proof} checks={checks} outcome={outcome} />
  return <MultiplayerSteps proof={proof} checks={checks} outcome={outcome} />
}

/** Whether the proof has everything for a recomputation; the verifier has already parsed it. */
function isWhole(proof: Partial<Proof>): proof is Proof {
  return proof.serverSeed !== undefined && proof.clientSeed !== undefined && proof.nonce !== undefined
}

function Verdict({ ok, text }: { ok: boolean; text: string }) {
  const Icon = ok ? ShieldCheck : ShieldX
  return (
    <p
      className={`flex items-center gap-3 rounded-m border p-4 font-display text-l font-bold ${
        ok ? 'border-safe/40 bg-safe/8 text-safe' : 'border-loss/40 bg-loss/8 text-loss'
      }`}
    >
      <Icon size={28} aria-hidden="true" className="shrink-0" />
      {text}
    </p>
  )
}
