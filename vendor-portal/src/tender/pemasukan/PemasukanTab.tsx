import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type {
  PenawaranDiterima,
  PenawaranSendiri,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { KATEGORI_FILE, teksPilihan, type KategoriFile } from '@eproc/domain/common/choices'
import { ukuranBerkas } from '@eproc/domain/common/format'
import type { Ruang } from '@eproc/domain/common/ruang'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import type { PanelProps } from '../panel.ts'
import { Received } from './Received.tsx'
import Withdraw from './Withdraw.tsx'
import { SendFile } from './SendFile.tsx'
import { OpenOwn } from '../segel/open/OpenOwn.tsx'
import { SendSealed } from '../segel/seal/SendSealed.tsx'
import { ReceiptCode } from '../segel/kunci/ReceiptCode.tsx'
import { useSealing } from '../segel/useSealing.ts'
import { EndsSoon } from './EndsSoon.tsx'
import { VersionHistory, VersionDetails } from './VersionHistory.tsx'
import { useStorePenawaran, usePenawaran } from './usePenawaran.ts'

const t = tenderLayar.pemasukan

const List = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': '16px 0 0',
  'padding': 0,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    padding: '16px 20px',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

/** Pemasukan: one file of each kind, sealed, with a tanda terima (decisions §5.2). */
export default function PemasukanTab({ paket, rekanan, tab }: PanelProps) {
  const query = usePenawaran(paket.id, rekanan.vendorId)
  const store = useStorePenawaran(paket.id)
  const sealing = useSealing(paket.id)
  const Send = sealing.data ? SendSealed : SendFile
  const own = { paketId: paket.id, vendorId: rekanan.vendorId }
  const [last, setLast] = useState<PenawaranDiterima['tandaTerima'] | null>(null)
  const receive = ({ tandaTerima, ...own }: PenawaranDiterima) => {
    store(own)
    setLast(tandaTerima)
  }
  return (
    <Loaded query={query}>
      {(data) => {
        const stage = data.pemasukan.find((p) => p.kunci === tab.kunci)
        if (!stage) return null
        const received = stage.jenis.filter((j) => j.masuk)
        const missing = stage.jenis.filter((j) => !j.masuk).map((j) => j.jenis)
        return (
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 16,
              marginBottom: 24,
            }}
          >
            {last?.[0] && <Received tandaTerima={last[0]} missing={missing} ends={tab.selesai} />}
            {stage.terbuka && missing.length > 0 && <EndsSoon ends={tab.selesai} />}
            {stage.terbuka && data.ruang && <RoomLeft ruang={data.ruang} />}
            {sealing.data && <ReceiptCode {...own} of={last?.[0]?.kode} />}
            {stage.terbuka ? (
              <Summary
                received={received.length}
                total={stage.jenis.length}
                sealedHere={!!sealing.data}
              />
            ) : (
              <>
                <Outcome received={received.length} missing={missing} />
                {sealing.data && <OpenOwn paketId={paket.id} />}
              </>
            )}
            {(stage.terbuka || sealing.error) && sealing.data === undefined && (
              <Loaded query={sealing}>{() => null}</Loaded>
            )}
            <List aria-label={t.title}>
              {stage.jenis.map((j) => (
                <JenisItem
                  key={j.jenis}
                  jenis={j.jenis}
                  data={data}
                  tahap={tab.kunci}
                  form={
                    stage.terbuka &&
                    sealing.data !== undefined && (
                      <Send
                        tahap={tab.kunci}
                        paketId={paket.id}
                        vendorId={rekanan.vendorId}
                        jenis={j.jenis}
                        received={j.masuk}
                        mintaHarga={j.mintaHarga}
                        ends={tab.selesai}
                        onReceived={receive}
                      />
                    )
                  }
                />
              ))}
            </List>
            {rekanan.bolehMundur && <Withdraw {...own} />}
          </div>
        )
      }}
    </Loaded>
  )
}

/** Before something does not fit: what is used, and that a new version takes the place of the old one. */
const RoomLeft = ({ ruang: { terpakai, batas } }: { ruang: Ruang }) => (
  <MessageBox
    tone="warning"
    title={t.ruang(Math.floor((terpakai / batas) * 100), ukuranBerkas(batas))}
  >
    {t.ruangIsi(ukuranBerkas(terpakai))}
  </MessageBox>
)

interface SummaryProps {
  received: number
  total: number
  /** in this browser, before anything is sent */
  sealedHere: boolean
}

function Summary({ received, total, sealedHere }: SummaryProps) {
  return (
    <>
      {received === total ? (
        <MessageBox tone="success" title={t.complete}>
          {t.completeContent}
        </MessageBox>
      ) : (
        <Typography role="status">{t.filesReceived(received, total)}</Typography>
      )}
      <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {sealedHere ? segelRekanan.layar.disegelIsi : t.segel} {penawaran.layar.sisaWaktu}{' '}
        <AppLink to="/keamanan" target="_blank">
          {penawaran.layar.mengapa}
        </AppLink>
      </Typography>
    </>
  )
}

/** After the end of the tahap: what was received and what was not. */
function Outcome({ received, missing }: { received: number; missing: KategoriFile[] }) {
  return (
    <MessageBox tone={received === 0 ? 'info' : missing.length ? 'warning' : 'success'}>
      {received === 0
        ? t.endEmpty
        : missing.length > 0
          ? t.endMissing(missing.map((j) => teksPilihan(KATEGORI_FILE, j)).join(', '))
          : t.filesReceived(received, received)}
    </MessageBox>
  )
}

interface JenisItemProps {
  jenis: KategoriFile
  data: PenawaranSendiri
  tahap: string
  form: ReactNode
}

function JenisItem({ jenis, data, tahap, form }: JenisItemProps) {
  const versi = data.berkas.filter((b) => b.tahap === tahap && b.jenis === jenis)
  const latest = versi.find((v) => v.terakhir)
  const title = teksPilihan(KATEGORI_FILE, jenis)
  return (
    <li data-jenis={jenis}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h4">
          {title}
        </Typography>
        <StatusChip
          color={latest ? 'hijau' : 'abu'}
          text={latest ? t.sudah : penawaran.layar.belum}
        />
      </div>
      {latest && (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <VersionDetails versi={latest} />
        </div>
      )}
      {latest?.kirimUlang && (
        <MessageBox title={segelRekanan.layar.kirimUlang}>
          {segelRekanan.layar.kirimUlangIsi}
        </MessageBox>
      )}
      {form}
      <VersionHistory versi={versi.filter((v) => !v.terakhir)} />
    </li>
  )
}
