import Buka from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { relatif, rupiah, tanggalWaktu } from '@eproc/domain/common/format'
import type { ButirKotak, JenisKotak } from '@eproc/domain/rup/answers'
import type { Pilihan } from '@eproc/domain/common/choices'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { potongLokal, useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/keadaan_tabel.ts'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { useSekarang } from '@eproc/ui/api/time.ts'
import { PenyaringPilihan } from '../shared/Penyaring.tsx'
import { useKotakMasuk } from './useKotakMasuk.ts'

const teks = rupLayar.kotak
const OPSI: OpsiKeadaan = { perHalaman: 10, awalan: 'kotak-', penyaring: { jenis: '' } }
const HARI_MS = 86_400_000
/** Up to this many items the inbox shows whole, without pages and filters. */
const UTUH = 10
/** After this many days of waiting the age takes a colour. */
const LAMA_HARI = 3

/* Only the age ticks; the table around it stays. */
function Umur({ sejak }: { sejak: string }) {
  // The clock ticks in whole seconds: what began within this one is not in the future.
  const kini = Math.max(useSekarang(), Date.parse(sejak))
  const previous = kini - Date.parse(sejak)
  return (
    <span title={tanggalWaktu(sejak)}>
      <ChipStatus
        warna={previous > LAMA_HARI * HARI_MS ? 'kuning' : 'abu'}
        teks={relatif(sejak, kini)}
      />
    </span>
  )
}

const KOLOM: readonly Kolom<ButirKotak>[] = [
  {
    kunci: 'objek',
    judul: teks.objek,
    urut: 'kode',
    utama: true,
    isi: (b) => (
      <>
        <strong style={{ fontWeight: 600 }}>{b.nama}</strong>
        <Typography variant="caption" component="div" color="text.secondary">
          {[b.kode, b.keterangan].filter(Boolean).join(' · ')}
        </Typography>
      </>
    ),
  },
  { kunci: 'pekerjaan', judul: teks.pekerjaan, isi: (b) => rup.kotak[b.jenis] },
  {
    kunci: 'nilai',
    judul: teks.nilai,
    urut: 'nilai',
    rata: 'kanan',
    isi: (b) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(b.nilai)}</span>,
  },
  { kunci: 'umur', judul: teks.umur, urut: 'sejak', isi: (b) => <Umur sejak={b.sejak} /> },
]

/** Inbox: what waits for the user, with its age, the oldest on top. `bilaAda`: stays away while empty. */
export function KotakMasuk({ bilaAda = false }: { bilaAda?: boolean }) {
  const { data, error, refetch } = useKotakMasuk()
  const keadaan = useKeadaanTabel(OPSI)
  const pergi = useNavigate()
  const pilihan = useMemo(() => {
    const jenis = [...new Set(data?.map((b) => b.jenis))]
    return jenis.map((kode): Pilihan<JenisKotak> => ({ kode, teks: rup.kotak[kode] }))
  }, [data])
  const jenis = keadaan.penyaring.jenis
  const panjang = (data?.length ?? 0) > UTUH
  const { baris, total } = potongLokal(
    (data ?? []).filter((b) => !jenis || b.jenis === jenis),
    keadaan,
    { urut: { kode: (b) => b.kode, nilai: (b) => b.nilai, sejak: (b) => b.sejak } }
  )
  if (bilaAda && !data?.length) return null
  return (
    <section aria-labelledby="kotak-masuk" style={{ marginBottom: 40 }}>
      <Typography variant="h2" id="kotak-masuk" sx={{ mb: 2 }}>
        {teks.menunggu}
        {data && data.length > 0 && (
          <Typography component="span" color="text.secondary" sx={{ ml: 1.5 }}>
            {teks.jumlah(data.length)}
          </Typography>
        )}
      </Typography>
      <TabelData<ButirKotak>
        judul={teks.menunggu}
        kolom={KOLOM}
        baris={data && (panjang ? baris : data)}
        errors={error}
        {...(panjang ? { keadaan, total } : {})}
        kunciBaris={(b) => `${b.jenis}-${b.id}`}
        namaBaris={(b) => `${b.kode} ${b.nama}`}
        onBuka={(b) => void pergi(b.tautan)}
        onSegarkan={() => void refetch()}
        kosong={{ judul: teks.kosong, isi: teks.kosongIsi }}
        penyaring={
          pilihan.length > 1 && (
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="jenis"
              label={teks.pekerjaan}
              semua={teks.semua}
              pilihan={pilihan}
              lebar={240}
            />
          )
        }
        aksi={(b) => (
          <Button
            component={Tautan}
            ke={b.tautan}
            size="small"
            variant="contained"
            endIcon={<Buka />}
            aria-label={rupLayar.aksiUntuk(teks.buka, `${b.kode} ${b.nama}`)}
          >
            {teks.buka}
          </Button>
        )}
      />
    </section>
  )
}
