import Ubah from '@mui/icons-material/EditOutlined'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { aturanParameter, MAKS_NILAI_PARAMETER } from '@eproc/domain/master/aturan_master'
import { angka } from '@eproc/domain/common/format'
import type { JawabanParameter } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { umum } from '@eproc/i18n/id/umum'
import { BidangTeks } from '@eproc/ui/fields/BidangTeks.tsx'
import { JudulHalaman } from '@eproc/ui/layout/JudulHalaman.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { DialogSumber } from '../shared/DialogSumber.tsx'
import { Jaga } from '../shared/Jaga.tsx'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { useAlamatDialog, useDaftarSumber } from '../shared/sumber.ts'

const SUMBER = 'admin/parameter'
const OPSI = { perHalaman: 10, urut: 'key' }
const teks = master.parameter

const nilai = (b: JawabanParameter): string =>
  b.value === '' ? teks.nilaiKosong : b.tipe === 'angka' ? angka(Number(b.value)) : b.value

/** Batas nilai dengan kata. */
function batas(b: JawabanParameter): string {
  const min = b.min ?? 0
  if (b.tipe !== 'angka') return teks.karakter(min, b.max ?? MAKS_NILAI_PARAMETER)
  return b.max === null ? '' : teks.rentang(angka(min), angka(b.max))
}

const KOLOM: readonly Kolom<JawabanParameter>[] = [
  {
    kunci: 'key',
    judul: teks.nama,
    urut: 'key',
    utama: true,
    isi: (b) => (
      <>
        <Typography component="div" sx={{ fontWeight: 650 }}>
          {b.key}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {b.keterangan}
        </Typography>
      </>
    ),
  },
  {
    kunci: 'value',
    judul: teks.nilai,
    urut: 'value',
    isi: (b) => (
      <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{nilai(b)}</span>
    ),
  },
  {
    kunci: 'publik',
    judul: teks.publik,
    tanpaPonsel: true,
    isi: (b) => (b.publik ? umum.tombol.ya : umum.tombol.tidak),
  },
]

/** /admin/parameter: 'Parameter Aplikasi' (S2 §2.6) */
export default function ParameterList() {
  return (
    <Jaga>
      <Isi />
    </Jaga>
  )
}

function Isi() {
  const keadaan = useKeadaanTabel(OPSI)
  const dialog = useAlamatDialog(SUMBER)
  const daftar = useDaftarSumber<JawabanParameter>(SUMBER, keadaan, OPSI.urut)
  const klien = useQueryClient()
  return (
    <>
      <JudulHalaman judul={teks.judul} keterangan={teks.keterangan} />
      <TabelData
        judul={teks.judul}
        kolom={KOLOM}
        baris={daftar.baris}
        total={daftar.total}
        memuat={daftar.memuat}
        galat={daftar.galat}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.key}
        keadaan={keadaan}
        cari={teks.cari}
        onSegarkan={daftar.segarkan}
        kosong={{ judul: master.kosong.parameter }}
        aksi={(b) => (
          <TombolBaris
            teks={master.tabel.ubah}
            nama={b.key}
            ikon={<Ubah />}
            onClick={() => dialog.ubah(b.id)}
          />
        )}
      />
      <DialogSumber<JawabanParameter, { value: string }>
        sumber={SUMBER}
        dialog={dialog.buka === 'tambah' ? { ...dialog, buka: null } : dialog}
        judul={(r) => teks.judulUbah(r?.key ?? '')}
        awal={(r) => ({ value: r?.value ?? '' })}
        aturan={(isian, r) => (r ? aturanParameter(isian, r) : [])}
        pesan={() => {
          // The names and limits that both apps show come from these values (S2 §9).
          void klien.invalidateQueries({ queryKey: ['parameter'] })
          return master.pesan.parameterUbah
        }}
      >
        {(r) =>
          r && (
            <>
              <Typography color="text.secondary">{r.keterangan}</Typography>
              <BidangTeks
                name="value"
                label={teks.nilai}
                autoFocus
                petunjuk={batas(r)}
                wajib={(r.min ?? 0) > 0 || r.tipe === 'angka'}
                {...(r.tipe === 'angka' ? { inputMode: 'numeric' as const } : {})}
                {...(r.tipe === 'teks_panjang' ? { baris: 4 } : {})}
              />
            </>
          )
        }
      </DialogSumber>
    </>
  )
}
