import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { PaketRekanan } from '@eproc/domain/tender/answers'
import { tahunAnggaran } from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import { tahunIni } from '@eproc/ui/api/time.ts'
import { useTahun } from '../app/useTahun.ts'
import { useAlamatPaket } from './paket_address.ts'
import { KOLOM_PAKET } from './paket_columns.tsx'

const ProsesPaketDialog = lazy(() => import('./ProsesPaketDialog.tsx'))
const PaktaDialog = lazy(() => import('./PaktaDialog.tsx'))

const t = tenderLayar.daftar
const OPSI = { perHalaman: 10 }
const ID_TABEL = 'judul-daftar-paket'

/** A rekanan's 'Paket Lelang Tahun Anggaran', with DAFTAR and the dialog of the process (S1 §2.8). */
export function RekananPaketList({ vendorId }: { vendorId: number }) {
  const [tahun, setTahun] = useTahun()
  const keadaan = useKeadaanTabel(OPSI)
  const { paketId, buka } = useAlamatPaket()
  const [mendaftar, setMendaftar] = useState<PaketRekanan | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['paket-rekanan', vendorId, tahun, keadaan.query],
    queryFn: () =>
      api.daftar<PaketRekanan>(
        `/api/rup/paket/lelang-vendor/${vendorId}/tahun/${tahun}`,
        keadaan.query
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby={ID_TABEL}>
      <Typography variant="h2" id={ID_TABEL} sx={{ mb: 2 }}>
        {t.judul} {tahun}
      </Typography>
      <TabelData
        judul={`${t.judul} ${tahun}`}
        kolom={KOLOM_PAKET}
        baris={data?.baris}
        total={data?.total ?? 0}
        errors={error}
        keadaan={keadaan}
        kunciBaris={(p) => p.id}
        cari={t.cari}
        onSegarkan={() => void refetch()}
        penyaring={<PilihTahun tahun={tahun} onUbah={setTahun} />}
        kosong={{ judul: t.kosong, isi: t.kosongIsi }}
        onBuka={(p) => buka(p.id)}
        namaBaris={(p) => p.nama}
        aksi={(p) => (
          <span style={{ display: 'inline-grid', gap: 8 }}>
            {p.bolehDaftar && (
              <Button
                size="small"
                variant="contained"
                aria-label={t.daftarPaket(p.nama)}
                onClick={() => setMendaftar(p)}
              >
                {t.daftar}
              </Button>
            )}
            <Button
              size="small"
              variant="outlined"
              aria-label={t.detailPaket(p.nama)}
              onClick={() => buka(p.id)}
            >
              {t.detail}
            </Button>
          </span>
        )}
      />
      <Suspense>
        {paketId !== null && <ProsesPaketDialog key={paketId} paketId={paketId} />}
        {mendaftar && (
          <PaktaDialog
            paket={mendaftar}
            vendorId={vendorId}
            onSelesai={(berhasil) => {
              setMendaftar(null)
              if (berhasil) buka(mendaftar.id)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

function PilihTahun({ tahun, onUbah }: { tahun: number; onUbah: (tahun: number) => void }) {
  return (
    <TextField
      select
      label={t.tahun}
      id="tahun-anggaran"
      value={tahun}
      onChange={(e) => onUbah(Number(e.target.value))}
      sx={{ width: { xs: '100%', sm: 160 } }}
    >
      {tahunAnggaran(tahunIni()).map((n) => (
        <MenuItem key={n} value={n}>
          {n}
        </MenuItem>
      ))}
    </TextField>
  )
}
