import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, useState } from 'react'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi, DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { useAlamatPaket } from './paket_address.ts'
import { ProsesPaket } from './ProsesPaket.tsx'
import { SibukContext } from '../app/busy.ts'
import { useJagaSibuk } from './useBusyGuard.ts'
import { useInformasiPaket, useKabarPaket, useSegarkanPaket, useTabPaket } from './usePaket.ts'

const PaktaDialog = lazy(() => import('./PaktaDialog.tsx'))
const t = tenderLayar.proses

/** Dialog of a paket's process at an address of its own: `?paket=12&tahap=pemasukan` (S1 §2.9). */
export default function ProsesPaketDialog({ paketId }: { paketId: number }) {
  const { tahap, pilih, tutup } = useAlamatPaket()
  const tab = useTabPaket(paketId)
  const info = useInformasiPaket(paketId)
  const segarkan = useSegarkanPaket(paketId)
  const [mendaftar, setMendaftar] = useState(false)
  const jaga = useJagaSibuk()
  useKabarPaket(paketId)
  const error = tab.error ?? info.error
  const vendorId = tab.data?.rekanan?.vendorId
  return (
    <>
      <DialogPenuh
        buka
        penuh
        judul={info.data?.nama ?? t.memuat}
        onTutup={() => jaga.jaga(tutup)}
        aksi={
          <Button variant="outlined" onClick={() => jaga.jaga(tutup)}>
            {t.tutup}
          </Button>
        }
      >
        {tab.data && info.data ? (
          <SibukContext value={jaga.tandai}>
            <ProsesPaket
              info={info.data}
              jawaban={tab.data}
              pilihan={tahap}
              onPilih={(key) => jaga.jaga(() => pilih(key))}
              onDaftar={() => setMendaftar(true)}
              onHabis={() => segarkan(false)}
            />
          </SibukContext>
        ) : error ? (
          <Kosong
            gambar="error"
            judul={t.gagal}
            isi={errorMessage(error)}
            aksi={
              <Button variant="outlined" onClick={() => segarkan()}>
                {ui.tombol.cobaLagi}
              </Button>
            }
          />
        ) : (
          <div role="status" aria-label={t.memuat} style={{ display: 'grid', gap: 16 }}>
            <Skeleton width="50%" height={32} />
            <Skeleton variant="rounded" height={160} />
            <Skeleton variant="rounded" height={320} />
          </div>
        )}
      </DialogPenuh>
      <DialogKonfirmasi
        buka={jaga.bertanya}
        judul={t.sibukJudul}
        tombol={t.sibukTinggal}
        tombolBatal={t.sibukTetap}
        bahaya
        onYa={jaga.lanjut}
        onBatal={jaga.tetap}
      >
        {t.sibukIsi}
      </DialogKonfirmasi>
      <Suspense>
        {mendaftar && info.data && vendorId !== undefined && (
          <PaktaDialog
            paket={info.data}
            vendorId={vendorId}
            onSelesai={() => setMendaftar(false)}
          />
        )}
      </Suspense>
    </>
  )
}
