import { useRecordContext } from 'react-admin'
import {
  aturanKebijakan,
  FILE_KEBIJAKAN,
  MAKS_KEBIJAKAN,
  type FileKebijakan,
  type KebijakanInput,
} from '@eproc/domain/berita/aturan_kebijakan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { keHari } from '@eproc/domain/common/format'
import type { KebijakanVendor } from '@eproc/domain/publik/answers'
import { berita } from '@eproc/i18n/id/berita'
import { clockNow } from '@eproc/ui/api/time.ts'
import { chosenFile, StoredDocumentInput } from '../shared/form/StoredDocumentInput.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { PublicText } from '../shared/record/PublicText.tsx'
import { LimitedText } from '../shared/form/LimitedText.tsx'

/** The text of the policy and at most three attachments, at /admin/kebijakan-vendor/1. */
export const KebijakanVendorForm = () => (
  <FormDialogs<KebijakanInput & Record<string, unknown>>
    width="lg"
    rules={({ content, file1, file2, file3 }) =>
      aturanKebijakan(
        {
          content,
          file1: chosenFile(file1),
          file2: chosenFile(file2),
          file3: chosenFile(file3),
        },
        { hariIni: keHari(clockNow()) ?? '' }
      )
    }
  >
    <LimitedText
      source="content"
      isRequired
      multiline
      minRows={12}
      helperText={berita.bantuanTulis}
      max={MAKS_KEBIJAKAN.content}
    />
    <PublicText />
    {FILE_KEBIJAKAN.map((file, i) => (
      <Attachment key={file} file={file} number={i + 1} />
    ))}
  </FormDialogs>
)

function Attachment({ file, number }: { file: FileKebijakan; number: number }) {
  const policy = useRecordContext<KebijakanVendor>()
  const stored = policy?.lampiran.find(({ ke }) => ke === number)
  return (
    <StoredDocumentInput
      source={file}
      rules={DOKUMEN.kebijakan[file]}
      stored={stored}
      removal={`hapusFile${number}`}
    />
  )
}
