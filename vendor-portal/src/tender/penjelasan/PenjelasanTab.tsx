import Tambah from '@mui/icons-material/Add'
import Segarkan from '@mui/icons-material/RefreshOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { BerkasTahap } from '../TahapFiles.tsx'
import { Memuat } from '../Loaded.tsx'
import type { PanelProps } from '../panel.ts'
import { Topik } from './Topik.tsx'
import { useTopik } from './usePenjelasan.ts'

const TopikDialog = lazy(() => import('./TopikDialog.tsx'))
const t = tenderLayar.penjelasan

/** Penjelasan (Aanwizjing): the committee's files, the participants' topics and their messages (S1 §2.11). */
export default function PenjelasanTab({ paket, varian, baris, terbuka }: PanelProps) {
  const query = useTopik(paket.id, varian, terbuka)
  const [disunting, setDisunting] = useState<TopikPenjelasan | 'baru' | null>(null)
  const buat = (
    <Button variant="contained" startIcon={<Tambah />} onClick={() => setDisunting('baru')}>
      {t.baru}
    </Button>
  )
  return (
    <>
      <BerkasTahap baris={baris} tipe="penjelasan" judul={t.berkas} kosong={t.berkasKosong} />
      <section>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '8px 12px',
            alignItems: 'center',
            marginBottom: 8,
          }}
        >
          <Typography variant="h3" component="h4" sx={{ flex: '1 1 200px' }}>
            {t.topik}
          </Typography>
          <Button
            variant="outlined"
            startIcon={<Segarkan />}
            loading={query.isRefetching}
            onClick={() => void query.refetch()}
          >
            {t.refresh}
          </Button>
          {terbuka && (query.data?.length ?? 0) > 0 && buat}
        </div>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t.anonim}
        </Typography>
        <Memuat query={query}>
          {(topik) =>
            topik.length === 0 ? (
              <Kosong judul={t.kosong} {...(terbuka ? { isi: t.kosongIsi, aksi: buat } : {})} />
            ) : (
              <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 }}>
                {topik.map((satu) => (
                  <Topik
                    key={satu.id}
                    topik={satu}
                    paketId={paket.id}
                    terbuka={terbuka}
                    onUbah={() => setDisunting(satu)}
                  />
                ))}
              </ul>
            )
          }
        </Memuat>
      </section>
      <Suspense>
        {disunting && (
          <TopikDialog
            paketId={paket.id}
            fase={varian}
            topik={disunting === 'baru' ? null : disunting}
            onTutup={() => setDisunting(null)}
          />
        )}
      </Suspense>
    </>
  )
}
