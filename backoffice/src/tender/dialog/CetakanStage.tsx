import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { TabTahap } from '@eproc/domain/tender/answers'
import { namaCetakan } from '@eproc/domain/tahap/cetakan'
import { cetakanRahasia } from '@eproc/i18n/id/cetakan_umum'
import { cetakanLayar as text } from '@eproc/i18n/id/cetakan_office'
import { CetakanDeeds } from '../../shared/cetakan/CetakanDeeds.tsx'
import { useCetakan } from '../../shared/cetakan/useCetakan.ts'
import { usePaket, useTender } from '../context.ts'

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))

/** The documents that the stage has made, for who may print them (decisions §5.4). */
export function CetakanStage({ tahap }: { tahap: TabTahap }) {
  const { id } = usePaket()
  const may = useTender().may('tender.cetak')
  const { data = [] } = useCetakan(id, may)
  const own = data.filter((c) => c.tahap === tahap.kunci && (c.siap || c.nomor !== null))
  if (!may || own.length === 0) return null
  return (
    <section aria-labelledby="cetakan-tahap">
      <Typography id="cetakan-tahap" variant="h3" component="h4" gutterBottom>
        {text.judul}
      </Typography>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {own.map((c) => (
          <Line key={c.jenis}>
            <div style={{ minWidth: 0, flex: '1 1 260px' }}>
              <Typography sx={{ fontWeight: 600 }}>{namaCetakan(c.jenis, c.tahap)}</Typography>
              <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {c.nomor ? text.dicetak(c.nomor, tanggalWaktu(c.pada)) : text.belum}
                {c.bisa.length === 0 && `. ${cetakanRahasia}`}
              </Typography>
            </div>
            <CetakanDeeds paketId={id} cetakan={c} />
          </Line>
        ))}
      </ul>
    </section>
  )
}
