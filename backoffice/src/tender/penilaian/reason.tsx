import type { TextInputProps } from 'react-admin'
import { Checker, type Finding } from '@eproc/domain/common/checker'
import { umum } from '@eproc/i18n/id/umum'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

/** The written reason of a deed. */
export const ReasonInput = (props: Partial<TextInputProps>) => (
  <LimitedText source="alasan" isRequired multiline minRows={3} max={2000} {...props} />
)

/** Rules of a small dialog whose fields have to be filled. */
export const requiredRules =
  (...fields: string[]) =>
  (values: Record<string, unknown>): readonly Finding[] => {
    const check = new Checker()
    for (const field of fields) check.require(field, values[field], umum.errors.wajib)
    return check.findings
  }
