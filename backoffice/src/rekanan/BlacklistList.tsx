import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tanggal } from '@eproc/domain/common/format'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { api } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { BlacklistTab } from './verifikasi/BlacklistTab.tsx'

const teks = verifikasi.daftarBlacklist
const column = verifikasi.daftar
const OPSI = { perHalaman: 10, urut: 'nama' }

const KOLOM: readonly Kolom<BlacklistRow>[] = [
  {
    kunci: 'nama',
    judul: column.nama,
    urut: 'nama',
    utama: true,
    isi: (b) => <strong style={{ fontWeight: 600 }}>{b.nama}</strong>,
  },
  {
    kunci: 'noRegistrasi',
    judul: column.noRegistrasi,
    urut: 'noRegistrasi',
    isi: (b) => <span style={{ whiteSpace: 'nowrap' }}>{b.noRegistrasi}</span>,
  },
  {
    kunci: 'status',
    judul: column.blacklist,
    isi: ({ blacklist: b }) =>
      b.blacklist ? (
        <ChipStatus
          warna={b.aktif ? 'merah' : 'kuning'}
          teks={b.aktif ? teks.berlaku : teks.tidakBerlaku}
        />
      ) : (
        teks.tidak
      ),
  },
  { kunci: 'nomor', judul: teks.nomor, isi: ({ blacklist: b }) => b.nomor ?? umum.tanpaNilai },
  {
    kunci: 'masa',
    judul: teks.masa,
    isi: ({ blacklist: b }) =>
      b.blacklist
        ? teks.rentang(tanggal(b.blacklistTglMulai), tanggal(b.blacklistTglSelesai))
        : umum.tanpaNilai,
  },
]

/**
 * Blacklist (decisions §2: manajer ULP and PA). Without a search: who is on it; with a name or number: any
 * rekanan, without the content of its dosir.
 */
export default function BlacklistPage() {
  const keadaan = useKeadaanTabel(OPSI)
  const [buka, setBuka] = useState<number | null>(null)
  const [kotor, setKotor] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['rekanan', 'blacklist', keadaan.query],
    queryFn: () => api.daftar<BlacklistRow>('/api/vendor/blacklist', keadaan.query),
    placeholderData: keepPreviousData,
  })
  // A vendor taken off the list leaves it, and its dialog closes with it.
  const terbuka = data?.baris.find((b) => b.id === buka)
  return (
    <>
      <PageTitle judul={teks.judul} keterangan={teks.keterangan} />
      <TabelData
        judul={teks.judul}
        kolom={KOLOM}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={keadaan}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => b.nama}
        onBuka={(b) => setBuka(b.id)}
        aksi={(b) => (
          <Button
            size="small"
            color="inherit"
            aria-label={column.detail(b.nama)}
            onClick={() => setBuka(b.id)}
          >
            {umum.tombol.detail}
          </Button>
        )}
        cari={column.cari}
        onSegarkan={() => void refetch()}
        kosong={{ judul: teks.kosong, isi: teks.kosongIsi }}
      />
      {terbuka && (
        <DialogPenuh
          buka
          judul={`${terbuka.nama} · ${terbuka.noRegistrasi}`}
          lebar="md"
          onTutup={() => setBuka(null)}
          kotor={kotor}
        >
          <BlacklistTab keadaan={terbuka} onKotor={setKotor} />
        </DialogPenuh>
      )}
    </>
  )
}
