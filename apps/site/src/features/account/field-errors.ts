import { CallError, type ErrorName } from '@fairground/contract'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { sentenceOf } from '../../calls/reactions.ts'

/**
 * Puts a refusal beside the fields that it is about: `at` says which field each refusal belongs to; `invalid_request`
 * names its fields itself. What belongs to no field has been shown by the reaction table already.
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
