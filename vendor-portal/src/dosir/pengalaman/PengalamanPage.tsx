import { aturanPengalaman, MAKS_PENGALAMAN, type PengalamanInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { rupiah, tanggal } from '@eproc/domain/common/format'
import type { Pengalaman } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { FormNumber, FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { TautanBerkas } from '@eproc/ui/document/FileLink.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'
import { RecordList } from '../RecordList.tsx'
import { FieldGrid } from '../FieldGrid.tsx'
import { serverToday, useBagianStatus } from '../useDosir.ts'

const t = dosirLayar.pengalaman
const LIST_PATH = (id: number) => `/vendor/pengalaman/${id}`

const COLUMNS: readonly Kolom<Pengalaman>[] = [
  { kunci: 'namaKontrak', judul: t.namaKontrak, isi: (b) => b.namaKontrak, utama: true },
  { kunci: 'instansi', judul: t.instansi, isi: (b) => b.instansi },
  { kunci: 'noKontrak', judul: t.noKontrak, isi: (b) => b.noKontrak },
  {
    kunci: 'nilaiKontrak',
    judul: t.nilaiKontrak,
    rata: 'kanan',
    isi: (b) => rupiah(b.nilaiKontrak),
  },
  {
    kunci: 'waktu',
    judul: t.tglPelaksanaan,
    isi: (b) => `${tanggal(b.tglPelaksanaan)} – ${tanggal(b.tglSelesaiKontrak)}`,
  },
  {
    kunci: 'dokumen',
    judul: dosirLayar.files,
    isi: (b) =>
      b.dokumen && (
        <TautanBerkas path={b.dokumen} nama={b.berkas.dokumen?.nama ?? dosirLayar.viewFile} />
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
  const { kurang, jumlah } = useBagianStatus('pengalaman')
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
          hariIni: serverToday(),
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
          maks={MAKS_PENGALAMAN.namaKontrak}
          wajib
        />
      </div>
      <FormText name="lokasi" label={t.lokasi} maks={MAKS_PENGALAMAN.lokasi} wajib />
      <FormText name="instansi" label={t.instansi} maks={MAKS_PENGALAMAN.instansi} wajib />
      <FormText name="alamat" label={t.alamat} maks={MAKS_PENGALAMAN.alamat} wajib />
      <FormText name="telepon" label={t.telepon} maks={MAKS_PENGALAMAN.telepon} type="tel" wajib />
      <FormText name="noKontrak" label={t.noKontrak} maks={MAKS_PENGALAMAN.noKontrak} wajib />
      <FormRupiah name="nilaiKontrak" label={t.nilaiKontrak} wajib />
      <FormNumber
        name="persentase"
        label={t.persentase}
        petunjuk={t.persentaseHint}
        desimal={2}
        akhir="%"
        wajib
      />
      <FormDate name="tglPelaksanaan" label={t.tglPelaksanaan} wajib />
      <FormDate name="tglSelesaiKontrak" label={t.tglSelesaiKontrak} wajib />
      <FormDate name="tglSerahTerima" label={t.tglSerahTerima} petunjuk={t.serahBoleh} />
      <div data-lebar>
        <FormText
          name="keterangan"
          label={t.keterangan}
          maks={MAKS_PENGALAMAN.keterangan}
          baris={2}
          wajib
        />
      </div>
      <div data-lebar>
        <FormFile
          name="dokumen"
          label={t.dokumen}
          jenis={DOKUMEN.pengalaman.dokumen.jenis}
          tersimpan={row?.dokumen ?? null}
          namaTersimpan={row?.berkas.dokumen?.nama ?? null}
          wajib
        />
      </div>
    </FieldGrid>
  )
}
