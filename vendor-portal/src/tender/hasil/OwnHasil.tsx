import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { EvaluasiSendiri } from '@eproc/domain/tender/answers_hasil'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { Details, type DetailItem } from '../../app/Details.tsx'
import { Lulus } from './Lulus.tsx'

const t = tenderLayar.hasil

const withAlasan = (content: ReactNode, alasan: string | undefined): ReactNode =>
  alasan ? (
    <>
      {content}
      <Typography component="div" sx={{ mt: 0.5 }}>
        {alasan}
      </Typography>
    </>
  ) : (
    content
  )

/* Administration: the documents are complete; the technical gate has its own line. */
function hasilItems(h: EvaluasiSendiri): DetailItem[] {
  const announced = new Set(h.diumumkan)
  const when = (shown: boolean, item: DetailItem): DetailItem[] => (shown ? [item] : [])
  return [
    ...when(announced.has('K'), {
      label: t.bagian.K,
      content: withAlasan(<Lulus value={h.lulusKualifikasi} />, h.alasan.kualifikasi),
    }),
    ...when(announced.has('A'), {
      label: t.bagian.A,
      content: withAlasan(<Lulus value={h.hasilAdministrasi} />, h.alasan.administrasi),
    }),
    ...when(announced.has('T'), {
      label: t.bagian.T,
      content: withAlasan(
        <>
          <Lulus value={h.lulusTeknis} />{' '}
          {h.hasilTeknis !== null && t.nilai(angka(h.hasilTeknis, 2))}
        </>,
        h.alasan.teknis
      ),
    }),
    ...when(announced.has('H'), {
      label: t.bagian.H,
      content: withAlasan(
        <>
          <Lulus value={h.lulusHarga} /> {h.hasilHarga !== null && t.nilai(angka(h.hasilHarga, 2))}
        </>,
        h.alasan.harga
      ),
    }),
    {
      label: t.columns.penawaran,
      content: h.nilaiPenawaran === null ? null : rupiah(h.nilaiPenawaran),
    },
    { label: t.koreksi, content: h.catatanKoreksi },
    { label: t.columns.total, content: h.totalNilai === null ? null : angka(h.totalNilai, 2) },
    ...when(announced.has('pemenang'), {
      label: t.columns.urutan,
      content: withAlasan(h.urutan ? t.peringkat(h.urutan) : t.noPeringkat, h.alasan.pemenang),
    }),
    { label: t.negosiasi, content: h.negosiasiHarga === null ? null : rupiah(h.negosiasiHarga) },
    { label: t.negosiasiTeknis, content: h.negosiasiTeknis },
  ]
}

/** The rekanan's own result with the reason for each part. */
export function OwnHasil({ hasil, pemenang }: { hasil: EvaluasiSendiri; pemenang: boolean }) {
  return (
    <section>
      <Typography variant="h2" component="h4" sx={{ mb: 1 }}>
        {t.own}
      </Typography>
      {pemenang && (
        <div style={{ marginBottom: 12 }}>
          <MessageBox tone="success">{t.youWon}</MessageBox>
        </div>
      )}
      <Details items={hasilItems(hasil)} />
    </section>
  )
}
