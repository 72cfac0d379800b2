import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { sentenceOf } from '../../calls/reactions.ts'

/**
 * Shows a refusal next to its field: `at` maps a refusal to a field, and `invalid_request` names its fields itself. The
 * reaction table has already shown any other refusal.
 */
export function showFieldErrors<Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  at: Partial<Record<ErrorName, Path<Form>>>,
): void {
  if (!(error instanceof CallError)) throw error
  const message = sentenceOf(error)
  const field = at[error.errorName]
  if (field) setError(field, { message }, { shouldFocus: true })
  for (const { path } of error.fields ?? []) setError(path as Path<Form>, { message }, { shouldFocus: true })
}
