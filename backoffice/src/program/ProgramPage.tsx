import Tambah from '@mui/icons-material/Add'
import Ubah from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { aturanProgram, MAKS_PROGRAM } from '@eproc/domain/rup/aturan_rup'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { Program } from '@eproc/domain/rup/answers'
import { tahunAnggaran, type Pilihan } from '@eproc/domain/common/choices'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/keadaan_tabel.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { tahunIni } from '@eproc/ui/api/time.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { DialogSumber } from '../shared/DialogSumber.tsx'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { useDaftarSumber } from '../shared/sumber.ts'
import { PROGRAM_RESOURCE, useAcuan, useAddressQuery } from '../kegiatan/data_rup.ts'
import { HapusRup } from '../kegiatan/HapusRup.tsx'
import { PemilihTahun } from '../kegiatan/PemilihTahun.tsx'
import { useTahun } from '../paket/data_paket.ts'

const teks = rupLayar.program
const OPSI: OpsiKeadaan = { perHalaman: 10, urut: 'kode' }

const uang = (n: number) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(n)}</span>
const KOLOM: readonly Kolom<Program>[] = [
  { kunci: 'kode', judul: teks.kode, urut: 'kode', isi: (b) => b.kode },
  {
    kunci: 'nama',
    judul: teks.nama,
    urut: 'nama',
    utama: true,
    lebar: '30%',
    isi: (b) => <strong style={{ fontWeight: 600 }}>{b.nama}</strong>,
  },
  { kunci: 'divisi', judul: teks.divisi, urut: 'divisi', isi: (b) => b.namaDivisi },
  {
    kunci: 'kegiatan',
    judul: teks.kegiatan,
    urut: 'jumlahKegiatan',
    rata: 'kanan',
    isi: (b) => angka(b.jumlahKegiatan),
  },
  {
    kunci: 'pagu',
    judul: rupLayar.kegiatan.kolom.pagu,
    urut: 'pagu',
    rata: 'kanan',
    isi: (b) => uang(b.pagu),
  },
  {
    kunci: 'terpakai',
    judul: rupLayar.kegiatan.kolom.terpakai,
    urut: 'paguTerpakai',
    rata: 'kanan',
    isi: (b) => uang(b.paguTerpakai),
  },
  {
    kunci: 'sisa',
    judul: rupLayar.kegiatan.kolom.sisa,
    urut: 'sisaPagu',
    rata: 'kanan',
    isi: (b) => uang(b.sisaPagu),
  },
]

interface FormInput {
  kode: string
  nama: string
  divisi: string
  tahunAnggaran: string
}

/** /rup/home: the budget year's programs; planners add and change them. */
export default function ProgramPage() {
  const { pengguna } = useSesi()
  const menyusun = pengguna?.hak.includes('program.kelola') ?? false
  const [tahun, setTahun] = useTahun()
  const dasar = useKeadaanTabel(OPSI)
  const keadaan = { ...dasar, penyaring: { tahun: String(tahun) } }
  const daftar = useDaftarSumber<Program>(PROGRAM_RESOURCE, keadaan, 'kode')
  const dialog = useAddressQuery('program')
  const acuan = useAcuan(tahun, menyusun && dialog.buka !== null)
  const pergi = useNavigate()
  const tambah = menyusun && (
    <Button variant="contained" startIcon={<Tambah />} onClick={dialog.tambah}>
      {teks.tambah}
    </Button>
  )
  const pilihanDivisi = (acuan.data?.divisi ?? [])
    .filter((d) => d.parent !== null)
    .filter((d) => !acuan.data?.divisiSendiri || d.kode === acuan.data.divisiSendiri)
    .map((d): Pilihan => ({ kode: d.kode, teks: `${d.kode} ${d.nama}` }))
  return (
    <>
      <PageTitle judul={teks.judul} keterangan={teks.keterangan} aksi={tambah} />
      <TabelData<Program>
        judul={teks.judul}
        kolom={KOLOM}
        baris={daftar.baris}
        total={daftar.total}
        memuat={daftar.memuat}
        errors={daftar.errors}
        keadaan={dasar}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => `${b.kode} ${b.nama}`}
        onBuka={(b) =>
          void pergi(
            `${menyusun ? '/rup/kegiatan' : '/rup/kegiatan/view'}?tahun=${b.tahunAnggaran}&programId=${b.id}`
          )
        }
        cari={teks.cari}
        penyaring={<PemilihTahun tahun={tahun} onUbah={setTahun} />}
        onSegarkan={daftar.segarkan}
        kosong={{ judul: rupLayar.kosong, isi: menyusun ? teks.kosongIsi : null, aksi: tambah }}
        {...(menyusun
          ? {
              aksi: (b: Program) => (
                <>
                  {b.bisa.includes('ubah') && (
                    <TombolBaris
                      teks={rupLayar.kegiatan.aksi.ubah}
                      nama={`${b.kode} ${b.nama}`}
                      ikon={<Ubah />}
                      onClick={() => dialog.ubah(b.id)}
                    />
                  )}
                  {b.bisa.includes('hapus') && (
                    <HapusRup
                      sumber={PROGRAM_RESOURCE}
                      rekaman={b}
                      objek={rup.objek.program}
                      judul={teks.hapusJudul(`${b.kode} ${b.nama}`)}
                      isi={teks.hapusIsi}
                    />
                  )}
                </>
              ),
            }
          : {})}
      />
      {acuan.data && (
        <DialogSumber<Program, FormInput>
          sumber={PROGRAM_RESOURCE}
          dialog={dialog}
          judul={(r) => (r ? teks.judulUbah(`${r.kode} ${r.nama}`) : teks.judulTambah)}
          awal={(r) => ({
            kode: r?.kode ?? '',
            nama: r?.nama ?? '',
            divisi: r?.divisi ?? acuan.data.divisiSendiri ?? '',
            tahunAnggaran: String(r?.tahunAnggaran ?? tahun),
          })}
          aturan={(input, previous) =>
            aturanProgram(input, { ...acuan.data, tahunIni: tahunIni(), lama: previous })
          }
          pesan={(r) => (r ? rup.sukses.ubah : rup.sukses.tambah)(rup.objek.program)}
          gagal={(pesan, r) => (r ? rup.gagal.ubah : rup.gagal.tambah)(pesan, rup.objek.program)}
        >
          {(r) => (
            <>
              {r && r.jumlahKegiatan > 0 && <KotakPesan nada="info">{teks.terkunci}</KotakPesan>}
              <FormText name="kode" label={teks.kode} wajib maks={MAKS_PROGRAM.kode} />
              <FormText name="nama" label={teks.nama} wajib maks={MAKS_PROGRAM.nama} />
              <FormSelect
                name="divisi"
                label={teks.divisi}
                wajib
                pilihan={pilihanDivisi}
                disabled={(r?.jumlahKegiatan ?? 0) > 0}
              />
              <FormSelect
                name="tahunAnggaran"
                label={teks.tahun}
                wajib
                pilihan={tahunAnggaran(tahunIni()).map((n) => ({
                  kode: String(n),
                  teks: String(n),
                }))}
                disabled={(r?.jumlahKegiatan ?? 0) > 0}
              />
            </>
          )}
        </DialogSumber>
      )}
    </>
  )
}
