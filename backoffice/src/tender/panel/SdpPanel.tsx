import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type {
  DokumenTahap,
  DokumenTender,
  JenisDokumenTender,
} from '@eproc/domain/tender/answers_dokumen'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { tender } from '@eproc/i18n/id/tender'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import type { UnggahDokumenInput } from '../../providers/verbs/tender/berkas.ts'
import { DocumentInput } from '../../shared/form/inputs.tsx'
import { usePaket, usePanel } from '../context.ts'
import { ItemList, Stacked } from '../ItemList.tsx'
import { PanelForm } from '../PanelForm.tsx'
import { usePanelRead } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'
import { LimitedText } from '../../shared/form/LimitedText.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'

const teks = tenderStaf.dokumen
const NAMES: Record<JenisDokumenTender, string> = {
  fileSDP: teks.sdp,
  fileTambahan: teks.tambahan,
}
const KINDS = ['fileSDP', 'fileTambahan'] as const

/** Tender documents of one tahap with their versions; a change after the explanation is an addendum. */
export default function SdpPanel() {
  const { tahap } = usePanel()
  const query = usePanelRead(['dokumen'], (office, id) => office.dokumenTender(id))
  const own = query.data?.semua.find((d) => d.tahap === tahap.kunci)
  if (!own) return <Unread of={[query]} />
  // Documents change until the submission ends, which is long after this stage.
  const { unggah } = own
  const open = KINDS.filter((kind) => unggah?.[kind] === null)
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ItemList
        items={KINDS.map((kind) => [
          NAMES[kind],
          <Versions key={kind} dokumen={own} kind={kind} />,
        ])}
      />
      {unggah && <Refused unggah={unggah} />}
      {open.length > 0 && <UploadForm kinds={open} />}
    </div>
  )
}

/** Why a document cannot be changed now; one reason for both is said once. */
function Refused({ unggah }: { unggah: NonNullable<DokumenTahap['unggah']> }) {
  if (unggah.fileSDP !== null && unggah.fileSDP === unggah.fileTambahan)
    return <MessageBox>{unggah.fileSDP}</MessageBox>
  return KINDS.map((kind) => {
    const reason = unggah[kind]
    return reason && <MessageBox key={kind}>{teks.belumBoleh(NAMES[kind], reason)}</MessageBox>
  })
}

function Versions({ dokumen, kind }: { dokumen: DokumenTahap; kind: JenisDokumenTender }) {
  const versions = dokumen.versi.filter((v) => v.jenis === kind)
  if (versions.length === 0) return teks.belum
  return (
    <Stacked>
      {versions.map((v) => (
        <span key={v.id}>
          <FileLink path={v.file} name={v.nama} />{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            {[teks.versi(v.versiKe), tanggalWaktu(v.pada), v.keterangan].filter(Boolean).join(', ')}
          </Typography>
        </span>
      ))}
    </Stacked>
  )
}

type FormValues = Pick<UnggahDokumenInput, 'fileSDP' | 'fileTambahan' | 'keterangan'>
const EMPTY: FormValues = { fileSDP: null, fileTambahan: null, keterangan: null }

function UploadForm({ kinds }: { kinds: readonly JenisDokumenTender[] }) {
  const { id } = usePaket()
  const { kunci } = usePanel().tahap
  const [answer, setAnswer] = useState<DokumenTender | null>(null)
  const deed = usePanelDeed(
    (office, input: UnggahDokumenInput, progress) => office.unggahDokumen(input, progress),
    tenderStaf.gagal.unggah
  )
  const upload = async ({ fileSDP, fileTambahan, keterangan }: FormValues) => {
    if (!fileSDP && !fileTambahan) {
      deed.fail(tender.dokumen.minimal)
      return false
    }
    const note = keterangan?.trim() || null
    const input = { paketId: id, tahap: kunci, fileSDP, fileTambahan, keterangan: note }
    const taken = await deed.run(input)
    if (taken) setAnswer(taken.data)
    return taken !== undefined
  }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      {answer?.addendum && (
        <MessageBox tone="warning" title={teks.addendum} onClose={() => setAnswer(null)}>
          {answer.pemasukan &&
            teks.perpanjang(answer.pemasukan.tahap, tanggalWaktu(answer.pemasukan.selesai))}
        </MessageBox>
      )}
      <ResourceContextProvider value="tender/dokumen">
        <PanelForm
          start={EMPTY}
          emptied
          deed={deed}
          save={upload}
          draft={`dokumenTender.${id}.${kunci}`}
          submit={teks.tombol}
        >
          {kinds.map((kind) => (
            <DocumentInput
              key={kind}
              source={kind}
              kind={JENIS_BERKAS_UMUM}
              limitKey="MAKS_UKURAN_TENDER"
            />
          ))}
          <LimitedText
            source="keterangan"
            helperText={teks.keteranganPetunjuk}
            multiline
            minRows={2}
            max={1000}
          />
        </PanelForm>
      </ResourceContextProvider>
    </div>
  )
}
