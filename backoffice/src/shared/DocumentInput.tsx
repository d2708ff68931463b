import { useResourceContext, useTranslateLabel } from 'react-admin'
import type { AturanDokumen } from '@eproc/domain/common/documents'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'

export interface DocumentInputProps {
  source: string
  label?: string
  /** kinds and limit, from `DOKUMEN` of the domain */
  rules: AturanDokumen
  /** the file that the record has */
  stored?: { jalur: string; nama: string } | null | undefined
}

/** A file of a form, chosen or dropped; the stored one is linked. Its value is a File once one was chosen. */
export function DocumentInput({ source, label, rules, stored }: DocumentInputProps) {
  const resource = useResourceContext()!
  const word = useTranslateLabel()({ label, source, resource })
  return (
    <FormFile
      name={source}
      label={String(word)}
      jenis={rules.jenis}
      kunciMaks={rules.batas}
      tersimpan={stored?.jalur ?? null}
      namaTersimpan={stored?.nama ?? null}
    />
  )
}

/** What a document's rules look at: a record that was not touched still has the stored path there. */
export const chosenFile = (value: unknown): File | null => (value instanceof File ? value : null)
