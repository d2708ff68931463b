import type { AturanDokumen } from '@eproc/domain/common/documents'
import { DocumentInput } from './inputs.tsx'

export interface StoredDocumentInputProps {
  source: string
  /** kinds and limit, from `DOKUMEN` of the domain */
  rules: AturanDokumen
  /** the file that the record has */
  stored?: { jalur: string; nama: string } | null | undefined
  /** the form's field by which the file is taken away */
  removal: string
}

/** A document of a record that may have one already: it is linked, and stays until another is chosen or it is taken away. */
export const StoredDocumentInput = ({
  source,
  rules,
  stored,
  removal,
}: StoredDocumentInputProps) => (
  <DocumentInput
    source={source}
    kind={rules.jenis}
    limitKey={rules.batas}
    stored={stored?.jalur ?? null}
    storedName={stored?.nama ?? null}
    removal={removal}
  />
)

/** What a document's rules look at: a record that was not touched still has the stored path there. */
export const chosenFile = (value: unknown): File | null => (value instanceof File ? value : null)
