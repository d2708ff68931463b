import { aturanPengalaman, MAKS_PENGALAMAN, type PengalamanInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { rupiah, tanggal } from '@eproc/domain/common/format'
import type { Pengalaman } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormNumber, FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { useDasar, useBagianStatus } from '../useDosir.ts'

const t = dosirLayar.pengalaman
const LIST_PATH = (id: number) => `/vendor/pengalaman/${id}`

const COLUMNS: readonly Column<Pengalaman>[] = [
  { key: 'namaKontrak', title: t.namaKontrak, content: (b) => b.namaKontrak, main: true },
  { key: 'instansi', title: t.instansi, content: (b) => b.instansi },
  { key: 'noKontrak', title: t.noKontrak, content: (b) => b.noKontrak },
  {
    key: 'nilaiKontrak',
    title: t.nilaiKontrak,
    align: 'right',
    content: (b) => rupiah(b.nilaiKontrak),
  },
  {
    key: 'waktu',
    title: t.tglPelaksanaan,
    content: (b) => (
      <>
        <span style={{ whiteSpace: 'nowrap' }}>{tanggal(b.tglPelaksanaan)} –</span>{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{tanggal(b.tglSelesaiKontrak)}</span>
      </>
    ),
  },
  {
    key: 'dokumen',
    title: dosirLayar.files,
    content: (b) =>
      b.dokumen && (
        <FileLink path={b.dokumen} name={b.berkas.dokumen?.nama ?? dosirLayar.viewFile} />
      ),
  },
]

const initialInput = (b: Pengalaman | null) => ({
  namaKontrak: b?.namaKontrak ?? '',
  lokasi: b?.lokasi ?? '',
  instansi: b?.instansi ?? '',
  alamat: b?.alamat ?? '',
  telepon: b?.telepon ?? '',
  noKontrak: b?.noKontrak ?? '',
  nilaiKontrak: b?.nilaiKontrak ?? null,
  persentase: b?.persentase ?? null,
  tglPelaksanaan: b?.tglPelaksanaan ?? '',
  tglSelesaiKontrak: b?.tglSelesaiKontrak ?? '',
  tglSerahTerima: b?.tglSerahTerima ?? '',
  keterangan: b?.keterangan ?? '',
  dokumen: null,
})

/** Pengalaman Perusahaan, at least 2 (S2 §2.2). */
export default function PengalamanPage() {
  const dasar = useDasar()
  const { kurang = 0, jumlah = 0 } = useBagianStatus('pengalaman') ?? {}
  return (
    <RecordList<Pengalaman, PengalamanInput>
      bagian="pengalaman"
      title={dosirLayar.minimalPengalaman}
      noun={t.noun}
      description={kurang > 0 && dosirLayar.kurangPengalaman(jumlah, jumlah + kurang)}
      empty={t.empty}
      calls={{
        list: LIST_PATH,
        add: '/vendor/register3/pengalaman',
        update: (id) => `/vendor/register3/pengalaman/${id}`,
        remove: ({ id }) => `/vendor/pengalaman/${id}`,
      }}
      messages={{
        save: dosirLayar.errors.save,
        update: dosirLayar.errors.edit,
        remove: dosirLayar.errors.hapusRinci,
      }}
      columns={COLUMNS}
      nameOf={(b) => b.namaKontrak}
      initial={initialInput}
      rules={(input, b) =>
        aturanPengalaman(input, {
          ...dasar(),
          tersimpan: { dokumen: Boolean(b?.dokumen) },
        })
      }
      fields={(row) => <PengalamanForm row={row} />}
    />
  )
}

/** Fields of one contract. */
function PengalamanForm({ row }: { row: Pengalaman | null }) {
  return (
    <FieldGrid>
      <div data-lebar>
        <FormText
          name="namaKontrak"
          label={t.namaKontrak}
          max={MAKS_PENGALAMAN.namaKontrak}
          required
        />
      </div>
      <FormText name="lokasi" label={t.lokasi} max={MAKS_PENGALAMAN.lokasi} required />
      <FormText name="instansi" label={t.instansi} max={MAKS_PENGALAMAN.instansi} required />
      <FormText name="alamat" label={t.alamat} max={MAKS_PENGALAMAN.alamat} required />
      <FormText
        name="telepon"
        label={t.telepon}
        max={MAKS_PENGALAMAN.telepon}
        type="tel"
        required
      />
      <FormText name="noKontrak" label={t.noKontrak} max={MAKS_PENGALAMAN.noKontrak} required />
      <FormRupiah name="nilaiKontrak" label={t.nilaiKontrak} required />
      <FormNumber
        name="persentase"
        label={t.persentase}
        hint={t.persentaseHint}
        decimal={2}
        end="%"
        required
      />
      <FormDate name="tglPelaksanaan" label={t.tglPelaksanaan} required />
      <FormDate name="tglSelesaiKontrak" label={t.tglSelesaiKontrak} required />
      <FormDate name="tglSerahTerima" label={t.tglSerahTerima} hint={t.serahBoleh} />
      <div data-lebar>
        <FormText
          name="keterangan"
          label={t.keterangan}
          max={MAKS_PENGALAMAN.keterangan}
          rows={2}
          required
        />
      </div>
      <div data-lebar>
        <FormFile
          name="dokumen"
          label={t.dokumen}
          kind={DOKUMEN.pengalaman.dokumen.jenis}
          stored={row?.dokumen ?? null}
          storedName={row?.berkas.dokumen?.nama ?? null}
          required
        />
      </div>
    </FieldGrid>
  )
}
