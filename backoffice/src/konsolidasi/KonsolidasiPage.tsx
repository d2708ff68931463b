import Gabung from '@mui/icons-material/CallMerge'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { useTahun } from '../paket/data_paket.ts'
import { KegiatanTable } from '../kegiatan/DaftarKegiatan.tsx'
import { useAddressQuery } from '../kegiatan/data_rup.ts'
import { RincianDariAlamat } from '../kegiatan/RincianDialog.tsx'

const teks = rupLayar.kegiatan
const TETAP = { milik: 'sisa', persetujuan: 'AD' }

/** /rup/kegiatan/ulp: approved (AD) kegiatan with money left; choose those of one PPK, then make their paket. */
export default function KonsolidasiPage() {
  const { pengguna } = useSesi()
  const boleh = pengguna?.hak.includes('paket.konsolidasi') ?? false
  const rincian = useAddressQuery('kegiatan')
  const [tahun] = useTahun()
  const [pilihan, setPilihan] = useState<readonly Kegiatan[]>([])
  const pergi = useNavigate()
  // A choice of another year stays out: a package has one year.
  const terpilih = pilihan.filter((k) => k.tahunAnggaran === tahun)
  const ppk = terpilih[0]
  const tukar = (k: Kegiatan) =>
    setPilihan(
      terpilih.some((t) => t.id === k.id) ? terpilih.filter((t) => t.id !== k.id) : [...terpilih, k]
    )
  const kolomPilih: Kolom<Kegiatan> = {
    kunci: 'pilih',
    judul: teks.kolom.pilih,
    lebar: 72,
    isi: (k) => {
      const lain = ppk !== undefined && ppk.ppkId !== k.ppkId
      return (
        <Checkbox
          checked={terpilih.some((t) => t.id === k.id)}
          disabled={lain}
          title={lain ? teks.ppkLain : undefined}
          onClick={(e) => e.stopPropagation()}
          onChange={() => tukar(k)}
          slotProps={{ input: { 'aria-label': teks.pilih(`${k.kode} ${k.nama}`) } }}
        />
      )
    },
  }
  return (
    <>
      <PageTitle
        judul={teks.konsolidasi}
        keterangan={teks.konsolidasiKet}
        aksi={
          boleh && (
            <Button
              variant="contained"
              startIcon={<Gabung />}
              disabled={terpilih.length === 0}
              onClick={() =>
                void pergi(
                  `/rup/paket/penyedia?tahun=${tahun}&kegiatan=${terpilih.map((k) => k.id).join(',')}`
                )
              }
            >
              {teks.buatPaket(terpilih.length)}
            </Button>
          )
        }
      />
      {ppk && (
        <div style={{ marginBottom: 16 }}>
          <KotakPesan
            nada="info"
            aksi={
              <Button size="small" color="inherit" onClick={() => setPilihan([])}>
                {teks.batalPilih}
              </Button>
            }
          >
            {teks.terpilih(terpilih.length, ppk.ppk)}
          </KotakPesan>
        </div>
      )}
      <KegiatanTable
        judul={teks.konsolidasi}
        kolom={['nama', 'jenis', 'divisi', 'ppk', 'pagu', 'sisa']}
        {...(boleh ? { awal: kolomPilih } : {})}
        tetap={TETAP}
        tanpaPersetujuan
        onBuka={(k) => rincian.ubah(k.id)}
        kosong={{ isi: teks.kosongKonsolidasi }}
      />
      <RincianDariAlamat />
    </>
  )
}
