import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { angka, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type {
  KeadaanPerintah,
  PelakuPerintah,
  PerintahAkses,
} from '@eproc/domain/tender/penawaran/answers_perintah'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useOffice } from '../../../providers/useOffice.ts'
import { ConfirmDeedButton } from '../../ConfirmDeedButton.tsx'
import { ItemList } from '../../ItemList.tsx'
import { usePaket } from '../../context.ts'
import { usePanelDeed } from '../../usePanelDeed.ts'
import { ProofButton } from '../ProofButton.tsx'
import { OrderStepDialog } from './OrderStepDialog.tsx'
import { RefuseOrder } from './RefuseOrder.tsx'

const row = teks.baris

const by = (one: PelakuPerintah | null): string | null =>
  one && row.oleh(one.nama, tanggalWaktu(one.pada))

/** Of what became of it; before, of what it covers. */
const PROOF: Partial<Record<KeadaanPerintah, string>> = { dibuka: '/buka', ditutup: '/tutup' }

/** One order: what it says, how far it has come, and what the caller does next. */
export function OneOrder({ order }: { order: PerintahAkses }) {
  const { hasil, cadangan } = order
  const { kode } = usePaket()
  const whose = order.rekanan?.join(', ') ?? teks.semua
  return (
    <li style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Typography variant="h3" component="h4" sx={{ overflowWrap: 'anywhere' }}>
        {order.nomor}
      </Typography>
      <Typography>{teks.keadaan[order.keadaan]}</Typography>
      <ItemList
        items={[
          [row.lembaga, order.lembaga],
          [row.tanggal, tanggal(order.tanggal)],
          [row.rekanan, row.cakupan(whose, angka(order.berkas))],
          [row.keterangan, order.keterangan],
          [row.dokumen, <FileLink key="dokumen" path={order.file} name={row.lihatDokumen} />],
          [row.dicatat, by(order.pencatat)],
          [row.disahkan, by(order.pengesah)],
          [row.diminta, by(order.peminta)],
          [row.dibuka, by(order.pembuka)],
          [row.cadangan, cadangan && `${cadangan.nama}: ${cadangan.alasan}`],
          [row.hasil, hasil && row.hasilIsi(angka(hasil.dibuka), angka(hasil.tidak))],
          [row.ditutup, by(order.penutupan)],
          [row.sebab, order.penutupan?.sebab ?? null],
          [row.alasanTutup, order.penutupan?.alasan ?? null],
          [row.acara, order.acara],
        ]}
      />
      <NextStep order={order} />
      <Decisions order={order} />
      {order.pengesah && (
        <ProofButton
          path={`/api/log/perintah/${order.id}${PROOF[order.keadaan] ?? ''}`}
          name={teks.namaBukti(kode)}
          text={teks.buktiLog}
        />
      )}
    </li>
  )
}

/** Of a holder; why not, where it cannot be taken. */
function NextStep({ order }: { order: PerintahAkses }) {
  const { langkah } = order
  if (!langkah) return null
  return (
    <>
      {langkah.gugur && <MessageBox tone="warning">{teks.gugur}</MessageBox>}
      {langkah.sebagai && langkah.alasan && <Typography>{langkah.alasan}</Typography>}
      {langkah.sebagai && !langkah.alasan && <OrderStepDialog order={order} step={langkah} />}
    </>
  )
}

/** Of manajerULP before, of whoever reads the archive afterwards. */
function Decisions({ order }: { order: PerintahAkses }) {
  const { id: paketId } = usePaket()
  const { id, nomor, bisa } = order
  const confirm = usePanelDeed<void, unknown>(
    (office) => office.putuskanPerintah(paketId, id, 'sahkan'),
    teks.gagal
  )
  if (bisa.length === 0) return null
  return (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
      {bisa.includes('sahkan') && (
        <ConfirmDeedButton deed={confirm} text={teks.sahkan} title={teks.tanyaSahkan(nomor)}>
          {teks.akibatSahkan(angka(order.berkas))}
        </ConfirmDeedButton>
      )}
      {bisa.includes('tolak') && (
        <RefuseOrder step="tolak" paketId={paketId} id={id} nomor={nomor} />
      )}
      {bisa.includes('tutup') && (
        <RefuseOrder step="tutup" paketId={paketId} id={id} nomor={nomor} />
      )}
      {bisa.includes('arsip') && <Archive order={order} />}
    </div>
  )
}

function Archive({ order: { id, nomor, musnah, penutupan } }: { order: PerintahAkses }) {
  const office = useOffice()
  const { id: paketId, kode } = usePaket()
  const save = () =>
    office
      .arsipPerintah(paketId, id, teks.arsip.nama(kode, nomor.replace(/[^\w.-]+/g, '-')))
      .catch((error: unknown) => showAlert(errorMessage(error), 'error'))
  return (
    <>
      <Button variant="contained" onClick={() => void save()}>
        {teks.unduh}
      </Button>
      <Typography color="text.secondary">
        {penutupan ? teks.unduhTutup : musnah ? teks.musnah : teks.unduhIsi}
      </Typography>
    </>
  )
}
