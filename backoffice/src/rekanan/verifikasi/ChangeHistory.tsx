import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { Comparison } from '@eproc/ui/feedback/Comparison.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'
import { useBandingBagian, useRiwayatBagian } from './useBagian.ts'

const text = pemeriksaanOffice.dialog

const Decisions = styled('ul')(({ theme }) => ({
  'margin': 0,
  'padding': 0,
  'listStyle': 'none',
  'display': 'grid',
  'gap': 8,
  '& li': { borderLeft: `3px solid ${theme.vars.palette.divider}`, paddingLeft: 12 },
}))

/** The verified version beside the present one, then who changed and decided what on this bagian. */
export function ChangeHistory({ bagian }: { bagian: BagianKey }) {
  const history = useRiwayatBagian(bagian)
  const comparison = useBandingBagian(bagian)
  const { data } = history
  const { data: compared } = comparison
  if ([history, comparison].some((query) => query.error && query.data === undefined)) {
    return (
      <section>
        <Typography variant="h3" component="h3">
          {text.perubahan}
        </Typography>
        <Unread of={[comparison, history]} />
      </section>
    )
  }
  if (!data) return null
  const perubahan = data.pages[0]?.perubahan ?? []
  const keputusan = data.pages.flatMap((page) => page.keputusan)
  if (!compared && perubahan.length === 0 && keputusan.length === 0) return null
  return (
    <section>
      {compared && (
        <>
          <Typography variant="h3" component="h3">
            {text.perubahan} ({tanggal(compared.pada)})
          </Typography>
          <Comparison data={compared} />
        </>
      )}
      {perubahan.length + keputusan.length > 0 && (
        <details>
          <summary style={{ fontWeight: 600, cursor: 'pointer', padding: '4px 0' }}>
            {text.riwayat}
          </summary>
          <Decisions>
            {perubahan.map((p) => (
              <li key={`perubahan-${p.catatanId}`}>
                <strong>{pemeriksaanOffice.perubahan.jenis[p.jenis]}</strong>
                <Typography variant="caption" component="div" color="text.secondary">
                  {text.oleh(p.pelaku, tanggalWaktu(p.waktu))}
                </Typography>
              </li>
            ))}
            {keputusan.map((k) => (
              <li key={k.id}>
                <strong>{pemeriksaanOffice.perubahan.keputusan[k.aksi]}</strong>
                {k.catatan && <div style={{ whiteSpace: 'pre-wrap' }}>{k.catatan}</div>}
                <Typography variant="caption" component="div" color="text.secondary">
                  {text.oleh(k.pelaku, tanggalWaktu(k.waktu))}
                </Typography>
              </li>
            ))}
          </Decisions>
          {history.hasNextPage && (
            <Button
              size="small"
              sx={{ mt: 1 }}
              loading={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              {text.lebihLama}
            </Button>
          )}
        </details>
      )}
    </section>
  )
}
