import { RadioButtonGroupInput, useRecordContext } from 'react-admin'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { keHari } from '@eproc/domain/common/format'
import { aturanBerita, MAKS_BERITA, type BeritaInput } from '@eproc/domain/master/aturan_master'
import type { BeritaInformasi } from '@eproc/domain/publik/answers'
import { TIPE_BERITA } from '@eproc/domain/common/choices'
import { berita } from '@eproc/i18n/id/berita'
import { clockNow } from '@eproc/ui/api/time.ts'
import { chosenFile, StoredDocumentInput } from '../shared/form/StoredDocumentInput.tsx'
import { FormDialogs } from '../shared/form/FormDialogs.tsx'
import { RequiredText } from '../shared/form/RequiredText.tsx'
import { PublicText } from '../shared/record/PublicText.tsx'
import { asItIs, chosenFrom } from '../shared/stale/told.ts'
import { LimitedText } from '../shared/form/LimitedText.tsx'

/** Adds and changes news and information, with an attachment and a look at what the public will see. */
export const BeritaForm = () => (
  <FormDialogs<BeritaInput & Record<string, unknown>>
    width="md"
    defaults={{ type: 'I' }}
    told={{
      title: asItIs,
      type: chosenFrom(TIPE_BERITA),
      content: asItIs,
      fileAttachment: asItIs,
    }}
    rules={(values) =>
      aturanBerita(
        { ...values, fileAttachment: chosenFile(values.fileAttachment) },
        { hariIni: keHari(clockNow()) ?? '' }
      )
    }
  >
    <Inputs />
  </FormDialogs>
)

function Inputs() {
  const stored = useRecordContext<BeritaInformasi>()?.lampiran
  return (
    <>
      <RequiredText source="title" max={MAKS_BERITA.title} />
      <RadioButtonGroupInput
        source="type"
        choices={[...TIPE_BERITA]}
        optionValue="kode"
        optionText="teks"
        helperText={berita.keteranganJenis}
      />
      <LimitedText
        source="content"
        isRequired
        multiline
        minRows={8}
        helperText={berita.bantuanTulis}
        max={MAKS_BERITA.content}
      />
      <PublicText />
      <StoredDocumentInput
        source="fileAttachment"
        rules={DOKUMEN.berita.fileAttachment}
        stored={stored}
        removal="hapusFileAttachment"
      />
    </>
  )
}
