import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { EvaluasiSendiri } from '@eproc/domain/tender/answers_hasil'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Rincian, type Butir } from '../../app/Details.tsx'
import { Lulus } from './Lulus.tsx'

const t = tenderLayar.hasil

const denganAlasan = (isi: ReactNode, alasan: string | undefined): ReactNode =>
  alasan ? (
    <>
      {isi}
      <Typography component="div" sx={{ mt: 0.5 }}>
        {alasan}
      </Typography>
    </>
  ) : (
    isi
  )

/* Administration: the documents are complete; the technical gate has its own line. */
function butirHasil(h: EvaluasiSendiri): Butir[] {
  const ada = new Set(h.diumumkan)
  const bila = (umum: boolean, butir: Butir): Butir[] => (umum ? [butir] : [])
  return [
    ...bila(ada.has('K'), {
      label: t.bagian.K,
      isi: denganAlasan(<Lulus nilai={h.lulusKualifikasi} />, h.alasan.kualifikasi),
    }),
    ...bila(ada.has('A'), {
      label: t.bagian.A,
      isi: denganAlasan(<Lulus nilai={h.hasilAdministrasi} />, h.alasan.administrasi),
    }),
    ...bila(ada.has('T'), {
      label: t.bagian.T,
      isi: denganAlasan(
        <>
          <Lulus nilai={h.lulusTeknis} />{' '}
          {h.hasilTeknis !== null && t.nilai(angka(h.hasilTeknis, 2))}
        </>,
        h.alasan.teknis
      ),
    }),
    ...bila(ada.has('H'), {
      label: t.bagian.H,
      isi: denganAlasan(
        <>
          <Lulus nilai={h.lulusHarga} /> {h.hasilHarga !== null && t.nilai(angka(h.hasilHarga, 2))}
        </>,
        h.alasan.harga
      ),
    }),
    { label: t.kolom.penawaran, isi: h.nilaiPenawaran === null ? null : rupiah(h.nilaiPenawaran) },
    { label: t.koreksi, isi: h.catatanKoreksi },
    { label: t.kolom.total, isi: h.totalNilai === null ? null : angka(h.totalNilai, 2) },
    ...bila(ada.has('pemenang'), {
      label: t.kolom.urutan,
      isi: denganAlasan(h.urutan ? t.peringkat(h.urutan) : t.tanpaPeringkat, h.alasan.pemenang),
    }),
    { label: t.negosiasi, isi: h.negosiasiHarga === null ? null : rupiah(h.negosiasiHarga) },
    { label: t.negosiasiTeknis, isi: h.negosiasiTeknis },
  ]
}

/** The rekanan's own result with the reason for each part. */
export function HasilSendiri({ hasil, pemenang }: { hasil: EvaluasiSendiri; pemenang: boolean }) {
  return (
    <section>
      <Typography variant="h2" component="h4" sx={{ mb: 1 }}>
        {t.sendiri}
      </Typography>
      {pemenang && (
        <div style={{ marginBottom: 12 }}>
          <KotakPesan nada="sukses">{t.andaPemenang}</KotakPesan>
        </div>
      )}
      <Rincian butir={butirHasil(hasil)} />
    </section>
  )
}
