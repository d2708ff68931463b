import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { JENIS_BERKAS_UMUM, type Pilihan } from '@eproc/domain/common/choices'
import { paket as words } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import type { FileJadwal } from '../../providers/verbs/paket.ts'
import type { Progress } from '../../providers/verbs/tender/sending.ts'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { DocumentInput, NativeChoice, TickInput } from '../../shared/form/inputs.tsx'
import { RowsInput } from '../../shared/rows/RowsInput.tsx'
import { useLeave } from '../OnePaket.tsx'

const text = paketLayar.unggah

interface FileInput {
  berkas: FileJadwal[]
}

const NAMES = {
  urut: paketLayar.editor.jadwal.tahap,
  file: text.berkas,
  showVendor: text.tampak,
} as const
const WORDS = {
  judul: text.berkas,
  tambah: text.tambah,
  hapus: paketLayar.editor.hps.hapus,
}
const EMPTY: FileJadwal = { urut: '', file: null, showVendor: false }
const START: FileInput = { berkas: [EMPTY] }

/** The server blames a part of the request, `uploadFiles[1]`: the second row's file. */
function refused(error: unknown): never {
  const message = errorMessage(error)
  const told = paketLayar.gagal.upload(message)
  const parts = error instanceof ApiError ? error.errors : []
  const rows = parts.flatMap(({ field, rule }) => {
    const row = /^uploadFiles\[(\d+)\]$/.exec(field)?.[1]
    return row === undefined ? [] : [{ field: `berkas.${row}.file`, rule, message: told }]
  })
  throw rows.length > 0 ? new ApiError(400, told, rows) : new ApiError(0, told)
}

/** `/12/file-jadwal` (S3 §2.4): one or more files, each with its stage and whether vendors see it. */
export default function FileJadwalDialog() {
  const { id, kode, nama, listJadwal } = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  const stages = listJadwal.map((l) => ({ kode: String(l.urut), teks: `${l.urut}. ${l.tahap}` }))
  const send = async (office: OfficeProvider, { berkas }: FileInput, progress: Progress) => {
    if (!berkas.some(({ file }) => file)) throw new ApiError(400, words.aturan.berkasJadwalKosong)
    return office.unggahFileJadwal(id, berkas, progress).catch(refused)
  }
  return (
    <DeedDialog<FileInput>
      width="md"
      title={`${text.judul(kode)} · ${nama}`}
      submit={{ text: text.kirim, cancel: paketLayar.konfirmasi.tutup }}
      defaults={START}
      rules="inputs"
      names={{ berkas: NAMES }}
      deed={send}
      close={leave}
    >
      <FileRows stages={stages} />
      <StoredFiles listJadwal={listJadwal} />
    </DeedDialog>
  )
}

function FileRows({ stages }: { stages: readonly Pilihan[] }) {
  // As long as no row has a file that is all there is to say: nothing is missing in a row.
  const { berkas } = useWatch<FileInput>()
  const some = berkas?.some(({ file }) => file) ?? false
  return (
    <RowsInput source="berkas" start={EMPTY} words={WORDS}>
      <NativeChoice source="urut" label={NAMES.urut} required={some} choices={stages} />
      <DocumentInput
        source="file"
        label={NAMES.file}
        required={some}
        kind={JENIS_BERKAS_UMUM}
        limitKey="MAKS_UKURAN_TENDER"
      />
      <TickInput source="showVendor" label={NAMES.showVendor} />
    </RowsInput>
  )
}

/** The files that are there already. */
function StoredFiles({ listJadwal }: Pick<RincianPaket, 'listJadwal'>) {
  const stored = listJadwal.flatMap((l) => l.berkas.map((b) => ({ ...b, tahap: l.tahap })))
  if (stored.length === 0) return null
  return (
    <section>
      <h3>{text.tersimpan}</h3>
      <ul style={{ paddingLeft: 20 }}>
        {stored.map((b) => (
          <li key={b.id}>
            {b.tahap}: <FileLink path={b.file} name={b.nama} />{' '}
            <small>({b.showVendor ? text.rekanan : text.staf})</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
